"""YAML and TMX in, frozen and checked specs out."""
