"""The short public mark of a person, which tells people of one name apart."""

from hashlib import sha256


def handle_of(person: str) -> str:
    """Eight hex digits from which nothing else about the person follows."""
    return sha256(b"handle" + person.encode()).hexdigest()[:8]
