"""Walks the whole instructor API, knowing nothing of it but its published description.

Usage: walk_api.py ORIGIN EMAIL PASSWORD. Prints one line of JSON for each operation; fails at the first answer that
is not what the description promises. Needs the standard library only.
"""
import json
import re
import sys
import urllib.error
import urllib.request

ORIGIN, EMAIL, PASSWORD = sys.argv[1:4]


def send(path, body=None, token=None):
    """Status and JSON of an answer; without a body it is a GET."""
    headers = {"content-type": "application/json", **({"authToken": token} if token else {})}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(ORIGIN + path, data=data, headers=headers)
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as refusal:
        return refusal.code, json.load(refusal)


TYPES = {
    "object": dict, "array": list, "string": str, "boolean": bool, "null": type(None), "integer": int, "number": (int, float),
}


def resolved(schema, root):
    while "$ref" in schema:
        node = root
        for step in schema["$ref"].lstrip("#/").split("/"):
            node = node[step]
        schema = node
    return schema


def problem(value, schema, root, at="answer"):
    """What of a value does not agree with its schema, or None."""
    schema = resolved(schema, root)
    options = schema.get("anyOf") or schema.get("oneOf")
    if options and all(problem(value, each, root, at) for each in options):
        return f"{at} fits none of its forms"
    if "const" in schema and value != schema["const"]:
        return f"{at} is not {schema['const']!r}"
    if "enum" in schema and value not in schema["enum"]:
        return f"{at} is {value!r}, none of {schema['enum']}"
    kinds = schema.get("type", [])
    kinds = [kinds] if isinstance(kinds, str) else kinds
    if kinds and not any(is_of(value, kind) for kind in kinds):
        return f"{at} is none of {kinds}"
    if "pattern" in schema and isinstance(value, str) and not re.search(schema["pattern"], value):
        return f"{at} does not look like {schema['pattern']}"
    if isinstance(value, list):
        return first(problem(each, schema.get("items", {}), root, f"{at}[{n}]") for n, each in enumerate(value))
    if isinstance(value, dict):
        properties = schema.get("properties", {})
        missing = [name for name in schema.get("required", []) if name not in value]
        extra = [name for name in value if schema.get("additionalProperties") is False and name not in properties]
        if missing or extra:
            return f"{at} lacks {missing}, has {extra} besides"
        return first(problem(value[name], properties[name], root, f"{at}.{name}") for name in value if name in properties)
    return None


def is_of(value, kind):
    # for Python a truth value is a number
    return isinstance(value, TYPES[kind]) and not (isinstance(value, bool) and kind in ("integer", "number"))


def first(problems):
    return next((each for each in problems if each), None)


def learn(value, known, name=""):
    """Ids by what the description calls them elsewhere: courseId as it stands, sessionId from the ids of sessions."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key.endswith("Id") and isinstance(inner, int) and not isinstance(inner, bool):
                known.setdefault(key, inner)
            learn(inner, known, key)
    if isinstance(value, list):
        singular = re.sub(r"s$", "", name)
        last_word = re.split(r"(?=[A-Z])", singular)[-1].lower()
        for each in value:
            if isinstance(each, dict) and isinstance(each.get("id"), int):
                known.setdefault(f"{last_word}Id", each["id"])
            learn(each, known, name)


def main():
    _, description = send("/openapi.json")
    operations = {
        path: methods["post"] for path, methods in description["paths"].items() if path.startswith("/api/instructor/")
    }
    known = {"email": EMAIL, "password": PASSWORD, "query": "{ __typename }"}
    token = None
    waiting = dict(operations)
    while waiting:
        ready = [
            path for path, operation in waiting.items()
            if (token or not operation["security"]) and all(name in known for name in inputs(operation).get("required", []))
        ]
        if not ready:
            sys.exit(f"nothing leads on to {sorted(waiting)}")
        for path in ready:
            operation = waiting.pop(path)
            body = {name: known[name] for name in inputs(operation).get("required", [])}
            status, answer = send(path, body, token if operation["security"] else None)
            promised = operation["responses"].get(str(status))
            wrong = promised is None or problem(answer, promised["content"]["application/json"]["schema"], description)
            print(json.dumps({"path": path, "status": status, "problem": wrong or None}))
            token = token or answer.get("authToken")
            learn(answer, known)


def inputs(operation):
    return operation["requestBody"]["content"]["application/json"]["schema"]


main()
