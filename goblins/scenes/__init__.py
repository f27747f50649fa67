"""The screens and the stack they stand on."""
