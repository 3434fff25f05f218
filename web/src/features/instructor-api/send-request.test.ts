import { expect, test } from 'vitest';
import { toCurl } from './send-request.ts';

test('a command for the terminal carries no token and quotes what was typed', () => {
  expect(toCurl('https://learn.example', '/api/instructor/v1/login', { email: "o'brien@x.example" }, false)).toBe(
    String.raw`curl -X POST 'https://learn.example/api/instructor/v1/login' \
  -H 'content-type: application/json' \
  -d '{"email":"o'\''brien@x.example"}'`,
  );
  expect(toCurl('https://learn.example', '/api/instructor/v1/me', {}, true)).toContain('-H "authToken: $BCS_TOKEN"');
});
