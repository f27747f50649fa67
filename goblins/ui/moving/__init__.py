"""What moves: placements and beats, cues of great moments, and how both look."""
