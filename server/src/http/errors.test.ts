import { expect, test } from 'vitest';
import { UNCHANGED } from '@bcs/contract/kernel/unchanged';
import { useWorld } from '#testing/world';

const world = useWorld();

test('an answer that refuses says that nothing was changed, with the id of its request [ADM-130]', async () => {
  const authtoken = await world.tokenOf('registrar');
  const send = (payload: string, name = 'deleteUnusedItem') =>
    world.app.inject({
      method: 'POST',
      url: `/broker/${name}`,
      headers: { authtoken, 'content-type': 'application/json' },
      payload,
    });
  const unknown = { courseId: world.ids.activeCourse, kind: 'session', id: 1, version: 1 };
  const answers = [
    await send(JSON.stringify(unknown)),
    await send('{"half'),
    await send(JSON.stringify({ ...unknown, courseId: 'x' })),
  ];
  for (const { statusCode, headers } of answers) {
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(headers[UNCHANGED]).toBe('true');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  }
  const good = await send(JSON.stringify({ courseId: world.ids.activeCourse }), 'adminSessions');
  expect([good.statusCode, good.headers[UNCHANGED]]).toEqual([200, undefined]);
});

test('a request that asks for its own echo gets none', async () => {
  const { statusCode, body } = await world.app.inject({
    method: 'TRACE' as 'GET',
    url: '/',
    headers: { authtoken: 'echo' },
  });
  expect([statusCode, body.includes('echo')]).toEqual([404, false]);
});
