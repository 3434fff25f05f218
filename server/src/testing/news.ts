import type { Instant } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { notify } from '#features/notifications/notify';
import type { World } from './world.ts';

/** The number of news items that tests have written so far; each gets it as its key. */
let written = 0;

/** Forgets all news, notification choices and digests, so that nothing waits to be sent. */
export const forgetMails = (world: World): Promise<void> =>
  world.db.script(`
    delete from notifications; delete from mail_choices; delete from outbox; delete from mails; delete from mail_deliveries;
    update accounts set digest_due_at = 'epoch', digest_on = null, digest_sent_on = null, time_zone = null,
      quiet_from = null, quiet_until = null, digest_at = null`);

const occasionOf = ({ ids }: World, now: Instant) => ({
  course: { universityId: ids.northfield, courseId: ids.activeCourse, timeZone: 'America/New_York' },
  now,
});

/** Notifies a student of the active class of a grade; returns its title. */
export async function tellGrade(world: World, studentEnrollmentId = world.ids.enrollments.student): Promise<string> {
  written += 1;
  const title = `Work ${written}`;
  const facts = { submissionId: written, assignmentId: 9000 + written, title, grade: 'B+', studentEnrollmentId };
  await notify(world.db, 'SUBMISSION_GRADED', facts, occasionOf(world, world.now));
  return title;
}

/** Notifies the students of the active class of a cancelled session; returns its name. */
export async function tellCancelled(world: World, startTime: Instant): Promise<string> {
  written += 1;
  const name = `Session ${written}`;
  const facts = { sessionId: 9000 + written, contextId: 1, name, startTime };
  await notify(world.db, 'SESSION_CANCELLED', facts, occasionOf(world, world.now));
  return name;
}

/** The number of mails with a text that a person has got. */
export const mailsWith = async (world: World, accountId: number, text: string): Promise<number> =>
  (
    await world.db.one<{ count: number }>(sql`
      select count(*)::int as count from mails where account_id = ${accountId} and (body like ${`%${text}%`} or subject like ${`%${text}%`})`)
  ).count;
