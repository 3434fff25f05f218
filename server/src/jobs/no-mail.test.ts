import { expect, test } from 'vitest';
import { sql } from '#database/db';
import { tellCancelled, tellGrade } from '#testing/news';
import { doDueJobs } from '#testing/mailbox';
import { numberOf } from '#testing/rows';
import { useWorld } from '#testing/world';
import { takeDigests } from './digest.ts';

const world = useWorld({ settings: { mail: 'none' } });

test('MAIL_DRIVER=none: news and digests are done with, nothing is sent or kept to be sent, and preferences say so [SUCC-076]', async () => {
  await tellCancelled(world, '2026-03-18T22:30:00.000Z');
  await tellGrade(world);
  await world.db.run(sql`update accounts set digest_due_at = ${world.now}, digest_at = '00:00', digest_on = null`);
  await takeDigests(world.services);
  expect(await numberOf(world.db, sql`select count(*) from outbox where kind in ('digest', 'notice')`)).toBeGreaterThan(
    1,
  );
  await doDueJobs(world.services);
  for (const left of [sql`mails`, sql`mail_deliveries`, sql`outbox where done_at is null and run_at <= ${world.now}`])
    expect(await numberOf(world.db, sql`select count(*) from ${left}`)).toBe(0);
  expect((await world.as('student').call('mailPreferences')).body.sends).toBe(false);
});

test('MAIL_DRIVER=none: whoever answers a support request is told that no mail goes out [SUCC-078]', async () => {
  const { enrollments, ticket: caseId } = world.ids;
  const { body } = await world.as('ssm').call('supportCase', { enrollmentId: enrollments.ssm, caseId });
  expect(body.case.mailIsOff).toBe(true);
});
