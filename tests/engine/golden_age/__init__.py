"""The rules of The Golden Age, one file a part."""
