"""Tests of lessons: their data, the guide beside a match, and going through every one of them."""
