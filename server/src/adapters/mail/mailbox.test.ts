import { expect, test } from 'vitest';
import { sql } from '#database/db';
import { ACCOUNTS } from '#database/seed/ids';
import { useWorld } from '#testing/world';

const world = useWorld();

test('the mailbox keeps for whom and why a mail is, and the same key once', async () => {
  const mail = {
    accountId: ACCOUNTS.student,
    kind: 'digest',
    to: { name: 'Maya Okafor', address: 'student@northfield.example' },
    subject: 'Your day',
    text: 'Nothing is due.',
  };
  await world.services.mailer.send(mail, 'digest.1.2026-03-11');
  await world.services.mailer.send(mail, 'digest.1.2026-03-11');
  await world.services.mailer.send(mail, 'digest.1.2026-03-12');
  const kept = await world.db.many(sql`select account_id as "accountId", kind, key from mails order by id`);
  expect(kept).toEqual(
    ['digest.1.2026-03-11', 'digest.1.2026-03-12'].map((key) => ({ accountId: ACCOUNTS.student, kind: 'digest', key })),
  );
});
