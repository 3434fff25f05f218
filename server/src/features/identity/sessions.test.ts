import { expect, test } from 'vitest';
import { HOUR, MINUTE, plus } from '@bcs/contract/kernel/clock';
import { DEMO_PASSWORD } from '#database/seed/password';
import { clientOf } from '#testing/client';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const logIn = async (name: string) => {
  const { body } = await world.anonymous.call('login', {
    email: `${name}@northfield.example`,
    password: DEMO_PASSWORD,
  });
  return clientOf(
    () => world.app,
    async () => String(body.authToken),
  );
};
const seen = async (client: Awaited<ReturnType<typeof logIn>>) => (await client.call('ownSessions')).body.sessions;

test('everybody sees where they are signed in: how, since when, used when, and which one is this [D-253]', async () => {
  const laptop = await logIn('student');
  world.at(plus(ANCHOR, 2 * MINUTE));
  const phone = await logIn('student');
  await logIn('student2');
  expect(await seen(phone)).toEqual([
    {
      id: expect.any(Number),
      purpose: 'web',
      openedBy: 'password',
      secondFactor: null,
      openedAt: world.now,
      lastUsedAt: world.now,
      isThis: true,
    },
    expect.objectContaining({ openedAt: ANCHOR, isThis: false }),
  ]);
  expect((await seen(world.as('mfa')))[0]).toMatchObject({ secondFactor: 'code', isThis: true });
  // sessions that have expired are not shown
  world.at(plus(ANCHOR, 9 * HOUR));
  expect(await seen(await logIn('student'))).toHaveLength(1);
  expect((await laptop.call('myInfo')).status).toBe(401);
});

test('one session is ended by its owner and by nobody else, all others at once, and this one stays [D-253]', async () => {
  world.at(plus(ANCHOR, 20 * HOUR));
  const [one, other, third] = [await logIn('ssm'), await logIn('ssm'), await logIn('ssm')];
  const [{ id } = { id: 0 }] = await seen(other);
  const stranger = await logIn('ta');
  expect((await stranger.call('endOwnSession', { sessionId: id })).status).toBe(200);
  expect((await other.call('myInfo')).status).toBe(200);
  expect((await one.call('endOwnSession', { sessionId: id })).body).toEqual({ success: true });
  expect((await other.call('myInfo')).status).toBe(401);
  expect((await one.call('endOtherSessions')).body).toEqual({ success: true, ended: 1 });
  expect([(await third.call('myInfo')).status, (await one.call('myInfo')).status]).toEqual([401, 200]);
  expect((await stranger.call('myInfo')).status).toBe(200);
});
