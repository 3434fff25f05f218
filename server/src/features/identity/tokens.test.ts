import { expect, test } from 'vitest';
import { calls } from '@bcs/contract/contract';
import type { Call } from '@bcs/contract/kernel/call';
import { HOUR, MINUTE, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { DEMO_PASSWORD } from '#database/seed/password';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const newToken = async (name = 'student'): Promise<string> =>
  String(
    (await world.anonymous.call('login', { email: `${name}@northfield.example`, password: DEMO_PASSWORD })).body
      .authToken,
  );
const send = (at: string, { header, query }: { header?: string; query?: string }) => {
  const [method, url] = at.split(' ') as ['GET' | 'POST', string];
  return world.app.inject({
    method,
    url,
    query: query === undefined ? {} : { authToken: query },
    headers: header === undefined ? {} : { authtoken: header },
  });
};
const valid = async (header?: string) =>
  (await send('GET /broker/validateToken', { ...(header !== undefined && { header }) })).json();

test('a token is validated with 200, whether it works or not [AUTH-064, AUTH-066, D-029]', async () => {
  expect(await valid(await newToken())).toEqual({ valid: true });
  for (const token of [undefined, '', 'nonsense', 'x'.repeat(43), "' or 1=1 --"]) {
    const answer = await send('GET /broker/validateToken', { ...(token !== undefined && { header: token }) });
    expect([answer.statusCode, answer.json()]).toEqual([200, { valid: false }]);
  }
});

test('a token ends 8 hours after its last use and 24 hours after its issue [AUTH-064, D-027]', async () => {
  const idle = await newToken();
  const busy = await newToken();
  world.at(plus(ANCHOR, 8 * HOUR - MINUTE));
  expect(await valid(busy)).toEqual({ valid: true });
  world.at(plus(ANCHOR, 8 * HOUR));
  expect(await valid(idle)).toEqual({ valid: false });
  for (const hours of [15, 20, 23]) {
    world.at(plus(ANCHOR, hours * HOUR));
    expect(await valid(busy)).toEqual({ valid: true });
  }
  world.at(plus(ANCHOR, 24 * HOUR - 1));
  expect(await valid(busy)).toEqual({ valid: true });
  world.at(plus(ANCHOR, 24 * HOUR));
  expect(await valid(busy)).toEqual({ valid: false });
  world.at(ANCHOR);
});

test('logout ends this session and no other [AUTH-015, D-027, D-032]', async () => {
  const [mine, other] = [await newToken('student2'), await newToken('student2')];
  expect((await send('POST /broker/logout', { header: mine })).json()).toEqual({ success: true });
  expect([await valid(mine), await valid(other)]).toEqual([{ valid: false }, { valid: true }]);
  expect((await send('POST /broker/logout', { header: mine })).statusCode).toBe(401);
});

test('a deactivated account has no session from the next request on [D-025]', async () => {
  const token = await newToken('survey');
  await world.db.run(sql`update accounts set active = false where email = 'survey@northfield.example'`);
  expect(await valid(token)).toEqual({ valid: false });
});

test('the job-tracking partner learns four fields, or that the token does not work [AUTH-062, D-028, D-031]', async () => {
  const query = await newToken('cd');
  const expected = {
    valid: true,
    userAccount: {
      id: world.ids.accounts.cd,
      firstName: 'Thomas',
      lastName: 'Adeyemi',
      email: 'cd@northfield.example',
    },
  };
  expect((await send('POST /broker/jobtrackValidateToken', { query })).json()).toEqual(expected);
  expect((await send('POST /broker/jobtrackValidateToken', { header: query })).json()).toEqual(expected);
  for (const wrong of [{}, { query: 'nonsense' }]) {
    const answer = await send('POST /broker/jobtrackValidateToken', wrong);
    expect([answer.statusCode, answer.json()]).toEqual([200, { valid: false }]);
  }
});

/** Reads for people who do not have a token yet. */
const BEFORE_THE_LOGIN: ReadonlySet<string> = new Set(['setupState', 'openInvitation']);

test('the token counts in the query of four calls only, and the header wins [AUTH-055, AUTH-058, AUTH-062, AUTH-063, PICK-027, D-028]', async () => {
  const query = await newToken('ssm');
  const statuses = new Map<string, number>();
  for (const [name, { at, scope, kind }] of Object.entries<Call>(calls))
    if ((scope.by !== 'public' || kind === 'read') && !BEFORE_THE_LOGIN.has(name))
      statuses.set(name, (await send(at, { query })).statusCode);
  // it has no input at all, and so no token either
  expect(statuses.get('validateToken')).toBe(400);
  statuses.delete('validateToken');
  const accepting = [...statuses].filter(([, status]) => status === 200).map(([name]) => name);
  expect(accepting.toSorted()).toEqual(['jobtrackValidateToken', 'me', 'myInfo', 'myUniversities']);
  expect(new Set(statuses.values())).toEqual(new Set([200, 401]));
  for (const at of ['GET /broker/myInfo', 'GET /broker/me', 'GET /broker/myUniversities'])
    expect((await send(at, { header: 'wrong', query })).statusCode).toBe(401);
});

test('answers with a token are kept by nobody on the way [AUTH-055, D-028]', async () => {
  const token = await newToken('cm');
  for (const answer of [
    await send('GET /broker/myInfo', { query: token }),
    await send('GET /broker/me', { header: token }),
  ]) {
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.body).not.toContain(token);
  }
});

test('everything is a POST below /broker, but for the listed reads [AUTH-056, D-013]', () => {
  const gets = Object.values<Call>(calls)
    .filter(({ at }) => at.startsWith('GET '))
    .map(({ at }) => at);
  for (const at of ['myInfo', 'me', 'myUniversities', 'validateToken']) expect(gets).toContain(`GET /broker/${at}`);
  for (const { at } of Object.values<Call>(calls)) expect(at).toMatch(/^(GET|POST) \/broker\/\w+$/);
});
