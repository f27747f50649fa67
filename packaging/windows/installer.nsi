; The Windows installer: 64 bits like the program, for one person, without an administrator. What stands in capitals comes from
; windows.py.
Target amd64-unicode
Unicode true
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma
!include MUI2.nsh
!include FileFunc.nsh

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Goblins"
!define CLASSES "Software\Classes"

Name "Goblins"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Goblins"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
BrandingText "Goblins ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Goblins"
VIAddVersionKey "FileDescription" "Goblins, installer"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\goblins.exe"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_LICENSE "${FOLDER}/LICENSE.txt"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"  ; the first one is for systems that speak none of them
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Italian"

; What an earlier version left must not lie among the new files; nothing else in the folder is touched.
!macro RemoveProgram
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\goblins.exe"
  Delete "$INSTDIR\goblins-console.exe"
  Delete "$INSTDIR\README.txt"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\CHANGELOG.txt"
!macroend

Section "Goblins"
  !insertmacro RemoveProgram
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Goblins.lnk" "$INSTDIR\goblins.exe"
  WriteRegStr HKCU "${CLASSES}\.goblins" "" "Goblins.match"
  WriteRegStr HKCU "${CLASSES}\Goblins.match" "" "Goblins match"
  WriteRegStr HKCU "${CLASSES}\Goblins.match\DefaultIcon" "" "$INSTDIR\goblins.exe,0"
  WriteRegStr HKCU "${CLASSES}\Goblins.match\shell\open\command" "" '"$INSTDIR\goblins.exe" "%1"'
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Goblins"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\goblins.exe"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${SIZE}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${RefreshShellIcons}
SectionEnd

; Saves and settings lie elsewhere and stay.
Section "Uninstall"
  !insertmacro RemoveProgram
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Goblins.lnk"
  DeleteRegKey HKCU "${CLASSES}\Goblins.match"
  DeleteRegKey HKCU "${CLASSES}\.goblins"
  DeleteRegKey HKCU "${UNINSTALL}"
  ${un.RefreshShellIcons}
SectionEnd
