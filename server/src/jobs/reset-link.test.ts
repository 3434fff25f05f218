import { expect, test } from 'vitest';
import { sql } from '#database/db';
import type { Mail } from '#kernel/mailer';
import { linkIn } from '#testing/mailbox';
import { useWorld } from '#testing/world';
import { sendResetLink } from './reset-link.ts';

const world = useWorld();
const PAYLOAD = { email: 'student@northfield.example', resetUrl: 'http://localhost:3000/reset-password' };
const sent: { mail: Mail; id: string }[] = [];
const services = () => ({
  ...world.services,
  mailer: { send: async (mail: Mail, id: string) => void sent.push({ mail, id }) },
});
const tokenOf = (n: number) => linkIn(sent[n]?.mail.text).searchParams.get('token');

test('every attempt at a mail has the same link and the same id, so that no copy leads nowhere [AUTH-059, D-039]', async () => {
  await sendResetLink(PAYLOAD, { id: 1, services: services() });
  await sendResetLink(PAYLOAD, { id: 1, services: services() });
  expect(sent[0]).toEqual(sent[1]);
  expect(sent[0]).toMatchObject({ id: 'reset-link.1', mail: { to: { name: 'Maya Okafor', address: PAYLOAD.email } } });
});

test('another request has another link, and a late attempt at the older mail sends nothing [D-039]', async () => {
  await sendResetLink(PAYLOAD, { id: 2, services: services() });
  expect(tokenOf(2)).not.toBe(tokenOf(0));
  await sendResetLink(PAYLOAD, { id: 1, services: services() });
  expect(sent).toHaveLength(3);
  const live = await world.db.many(sql`select 1 from reset_tokens where used_at is null`);
  expect(live).toHaveLength(1);
});

test('nobody is mailed for a name without an account [D-043]', async () => {
  await sendResetLink({ ...PAYLOAD, email: 'nobody-at-all@northfield.example' }, { id: 3, services: services() });
  expect(sent).toHaveLength(3);
});
