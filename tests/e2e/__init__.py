"""Tests that drive a real Chromium against a real server. A package, so that its browser ends with its last test."""
