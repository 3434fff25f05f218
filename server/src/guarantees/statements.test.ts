import { beforeAll, expect, test } from 'vitest';
import { calls, type CallName } from '@bcs/contract/contract';
import { sql } from '#database/db';
import { handleCall } from '#kernel/pipeline';
import { RefusalError } from '#kernel/refusal-error';
import { defineHandler, type Handler } from '#kernel/handler';
import { SQL_ONLY } from '#testing/effort';
import { recording } from '#testing/recording';
import { runMeetings } from '#testing/running-meeting';
import { useWorld } from '#testing/world';
import { registry } from '../registry.ts';
import { ACTORS, actorMay, type Actor } from './actors.ts';
import { isAsked } from '#testing/asked-calls';
import { exampleFor } from './examples.ts';
import { OWN_WEBHOOKS, PAST_STUDENT } from './samples.ts';
import { plantFolders } from './plant-objects.ts';
import { targetCaller } from './targets.ts';

const world = useWorld();

/** Gives a webhook with messages to everybody who may have one. */
beforeAll(async () => {
  await world.db.run(sql`
    insert into webhooks (university_id, id, course_id, enrollment_id, url, events, secret_sealed, created_at)
    select university_id, ${OWN_WEBHOOKS}::int + id, course_id, id, 'https://hooks.example.org', '{grade.set}', 'x', ${world.now}::timestamptz
    from enrollments where active and role in ('instructor', 'ta')`);
  await world.db.run(sql`
    insert into webhook_deliveries (university_id, webhook_id, event, data, created_at)
    select university_id, id, 'grade.set', '{}', created_at from webhooks, generate_series(1, 5)`);
});

/** Adds a former member of the class. */
beforeAll(async () => {
  await world.db.run(sql`
    insert into enrollments (university_id, id, course_id, account_id, role, active) overriding system value
    values (${world.ids.northfield}, ${PAST_STUDENT}, ${world.ids.activeCourse}, ${world.ids.accounts.graduate}, 'student', false)`);
});

/** Plants a running meeting and folders, which some reads need. */
beforeAll(() => plantFolders(world.db, world.now));
beforeAll(() => runMeetings(world.db, world.ids.activeCourse, world.ids.enrollments.instructor, world.now));

/** The highest number of statements of a read: one for caller and place, one for the answer, and one to spare. */
const MAX_STATEMENTS = 3;
/**
 * Reads with more statements. The self-check reads every table and counter; their number does not depend on the amount
 * of data.
 */
const MOST_OF: Readonly<Record<string, number>> = {
  // caller, class, list and dependent data: lists of administration have four (ADM-127)
  adminSessions: 4,
  adminAssignments: 4,
  adminAssignment: 4,
  // who calls; the class, what takes place, what it asks for and which keys are left, once for the keys and once to compare; what
  // was brought, what was handed in, and when it was taken over
  exportFolder: 14,
  folderDifference: 14,
  // who calls, the class in four, what was brought, what was handed in, what was taken over, and the plans
  compareWithPlan: 11,
  // who calls, the source, the class in four, and what follows for sessions, due dates and students
  previewTakeOver: 13,
  previewFolder: 13,
  health: 150,
  // who calls, the class with its holidays, what went before, and what else takes place then
  previewSessions: 4,
  // who calls, the assignment, the class, its students, and how many of them see it
  previewAssignment: 5,
  previewArchiveAssignment: 5,
  // the same, and which sessions open what is released with them
  previewReleases: 6,
  // who calls, both classes, and what takes place then in the other one
  previewCopyItems: 4,
  // who calls, the class, what else takes place then, what hangs on it, and its marks; a session that stands is two more, with its rule
  previewSession: 5,
  // who calls, the class, what is moved of both kinds, its meetings, what is tied, what else takes place, what hangs on it, and its marks
  previewMoveItems: 9,
  // who calls, the class and who may edit it, the session, what hangs on it, all that counts, and its students
  previewCancelSession: 6,
  // who calls, the settings, all that has a date, the class, its students, and what follows for them and for what hangs on it
  previewClassSettings: 9,
  // who calls, the reader, their news, what is due, the lines of Today, and the rows of their classes
  digestPreview: 6,
};

const reads: Readonly<Record<string, Handler>> = Object.fromEntries(
  Object.entries(registry as unknown as Record<string, Handler>).filter(
    ([name, { call: asked }]) => asked.kind === 'read' && isAsked(name),
  ),
);

/** Counts the statements of a read by a role; null if the situation does not allow it. */
async function statementsOf(name: string, served: Handler, role: Actor): Promise<number | null> {
  const input = await exampleFor(world.db, name as CallName, 'own', targetCaller(role));
  const { database, take } = recording(world.db);
  const token = await world.tokenOf(role);
  try {
    await handleCall(served, { token, input, ip: '127.0.0.1' }, { ...world.services, database });
  } catch (error) {
    if (error instanceof RefusalError) return null;
    throw error;
  }
  return take().reduce((sum, { statements }) => sum + statements.length, 0);
}

/** Counts statements by call and role. */
async function count(): Promise<Map<string, Map<Actor, number>>> {
  const counts = new Map<string, Map<Actor, number>>();
  for (const [name, served] of Object.entries(reads)) {
    const byRole = new Map<Actor, number>();
    for (const role of ACTORS.filter((each) => actorMay(served.call.allow, each))) {
      if (SQL_ONLY && byRole.size > 0) break;
      const statements = await statementsOf(name, served, role);
      if (statements !== null) byRole.set(role, statements);
    }
    counts.set(name, byRole);
  }
  return counts;
}

/** Doubles the sessions, assignments and students, and everything that depends on them. */
async function grow(): Promise<void> {
  const course = world.ids.activeCourse;
  await world.db.run(sql`
    insert into sessions (university_id, course_id, context_id, category_code, name, start_time, end_time)
    select university_id, course_id, context_id, category_code, name, start_time, end_time from sessions where course_id = ${course}`);
  await world.db.run(sql`
    insert into assignments (university_id, course_id, context_id, title, header, content, assignment_date, due_date)
    select university_id, course_id, context_id, title, header, content, assignment_date, due_date from assignments where course_id = ${course}`);
  // the first reader of files gives new items their permanent keys
  await world.db.run(sql`update sessions set curriculum_key = 's' || id where curriculum_key is null`);
  await world.db.run(sql`update assignments set curriculum_key = 'a' || id where curriculum_key is null`);
  await world.db.run(sql`
    with newcomers as (
      insert into accounts (email, first_name, last_name, draft_key)
      select 'newcomer' || n || '@northfield.example', 'New', 'Comer', 'x' from generate_series(1, 30) n returning id)
    insert into enrollments (university_id, course_id, account_id, role)
    select ${world.ids.northfield}::int, ${course}::int, id, 'student' from newcomers`);
  await world.db.run(sql`
    insert into enrollments (university_id, course_id, account_id, role)
    select c.university_id, c.id, a.account_id, 'ta' from courses c
    cross join (select distinct account_id from enrollments where course_id = ${course} and role <> 'student' and active) a
    on conflict do nothing`);
  await world.db.run(sql`
    insert into notifications (university_id, enrollment_id, type, content, created_at)
    select university_id, id, 'SESSION_VIDEO', '{"message":"A video is available."}', ${world.now} from enrollments, generate_series(1, 5)`);
  await world.db.run(sql`
    insert into submission_comments (university_id, course_id, submission_id, enrollment_id, author_role, comment, created_at)
    select university_id, course_id, id, enrollment_id, 'student', 'Here it is.', ${world.now} from submissions`);
  await world.db.run(sql`
    insert into session_videos (university_id, session_id, url)
    select university_id, id, 'https://zoom.us/rec/play/' || id from sessions`);
}

test('every read takes at most three statements, and no more when there is more to read', async () => {
  const before = await count();
  const chatty = [...before].filter(
    ([name, byRole]) => Math.max(...byRole.values()) > (MOST_OF[name] ?? MAX_STATEMENTS),
  );
  const unanswered = [...before].filter(([, byRole]) => byRole.size === 0);
  expect({ chatty, unanswered }).toEqual({ chatty: [], unanswered: [] });
  await grow();
  expect(await count()).toEqual(before);
}, 120_000);

test('a read that asks for each row by itself is found', async () => {
  const chatty = defineHandler(calls.notifications, {
    run: async (_input, { db, viewer }) => {
      const ids = await db.many<{ id: number }>(sql`
        select id from notifications where university_id = ${viewer.universityId} and enrollment_id = ${viewer.enrollmentId}`);
      for (const { id } of ids)
        await db.one(sql`select 1 from notifications where university_id = ${viewer.universityId} and id = ${id}`);
      return { notifications: [] };
    },
  }) as unknown as Handler;
  expect(await statementsOf('notifications', chatty, 'student')).toBeGreaterThan(MAX_STATEMENTS);
});
