<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="room" tilewidth="84" tileheight="84" tilecount="4" columns="4">
 <image source="room.png" width="336" height="84"/>
 <tile id="0" type="floor"/>
 <tile id="1" type="floor"/>
 <tile id="2" type="centre"/>
 <tile id="3" type="blocked"/>
</tileset>
