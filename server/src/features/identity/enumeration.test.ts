import { expect, test } from 'vitest';
import { useWorld } from '#testing/world';

const world = useWorld();
const KNOWN = 'instructor@northfield.example';
const UNKNOWN = 'instructur@northfield.example';

/** Everything in an answer that does not differ between any two requests. */
const seen = async (name: string, payload: object) => {
  const { statusCode, body, headers } = await world.app.inject({ method: 'POST', url: `/broker/${name}`, payload });
  const { date: _date, 'x-request-id': _id, ...others } = headers;
  return { statusCode, body, headers: others };
};

test.each([
  ['login', (email: string) => ({ email, password: 'wrong' })],
  ['requestPasswordReset', (username: string) => ({ username, resetUrl: 'http://localhost:3000/reset-password' })],
  ['resetPassword', (userName: string) => ({ resetToken: 'x', password: 'Copper+Kettle#1', userName })],
])(
  '%s answers known and unknown names byte for byte the same, until the limit and beyond [AUTH-050, AUTH-070, AUTH-071, D-026, D-043]',
  async (name, payloadOf) => {
    for (let round = 0; round < 12; round++)
      expect(await seen(name, payloadOf(KNOWN))).toEqual(await seen(name, payloadOf(UNKNOWN)));
  },
);
