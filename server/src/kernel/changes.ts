import sql from 'sql-template-tag';
import { isStudent } from '@bcs/contract/kernel/roles';
import { TOPICS, type Topic } from '@bcs/contract/kernel/topics';
import type { Db } from '#database/db';
import type { Who } from './who-calls.ts';

/** A group of open pages. A page belongs to several; `subscriber.ts` says to which. */
export type Audience =
  | 'everyone'
  | `account ${number}`
  | `enrollment ${number}`
  | `course ${number}`
  | `staff of course ${number}`
  | `answerers of course ${number}`
  | `managers of university ${number}`
  | 'administrators';

/** A message to open pages: which topics changed. They fetch the rest themselves, and rights are checked then. */
export interface Change {
  readonly topics: readonly Topic[];
  readonly to: readonly Audience[];
  /** The one piece of work that it is about, where it is only one: a large page then fetches no more than that. */
  readonly work?: Work | undefined;
  /** The page that made the change: it knows already. */
  readonly except?: string | undefined;
}

export interface Work {
  readonly assignmentId: number;
  readonly enrollmentId: number;
}

/** The people whom a write concerns, where its declaration and its scope do not tell. */
export interface Concerned {
  /** The students. Without any, everybody in the course counts as concerned. */
  readonly enrollmentIds?: readonly number[];
  readonly accountIds?: readonly number[];
  readonly assignmentId?: number;
}

/** PostgreSQL carries at most 8,000 bytes a message; this many audiences stay far below. */
const AUDIENCES_PER_MESSAGE = 150;

/** Tells open pages of a change once the transaction is committed; after a rollback nobody learns anything. */
export async function publish(db: Db, { to, ...change }: Change): Promise<void> {
  for (let from = 0; from < to.length; from += AUDIENCES_PER_MESSAGE) {
    const message: Change = { ...change, to: to.slice(from, from + AUDIENCES_PER_MESSAGE) };
    await db.run(sql`select pg_notify('realtime', ${JSON.stringify(message)})`);
  }
}

/**
 * Somebody is called otherwise, comes, goes or gets another role: almost everything that pages of their classes show may
 * tell of it, and all that they see themselves. It happens seldom, so those pages fetch all that they show.
 */
export const publishPeople = (
  db: Db,
  people: { readonly accountIds: readonly number[]; readonly courseIds: readonly number[] },
): Promise<void> =>
  publish(db, {
    topics: Object.keys(TOPICS) as Topic[],
    to: [
      ...new Set(people.courseIds.map((id) => `course ${id}` as const)),
      ...new Set(people.accountIds.map((id) => `account ${id}` as const)),
    ],
  });

/** Sessions of an account have ended: their open pages are closed. Pages learn nothing else. */
export const publishSessionsEnded = (db: Db, accountId: number): Promise<unknown> =>
  db.run(sql`select pg_notify('realtime', ${JSON.stringify({ sessionsEndedOf: accountId })})`);

/** Publishes that the sessions of many accounts have ended, in one statement. */
export const publishSessionsEndedOfMany = (db: Db, accountIds: readonly number[]): Promise<unknown> =>
  db.run(sql`
    select pg_notify('realtime', jsonb_build_object('sessionsEndedOf', id)::text) from unnest(${accountIds}::int[]) as t (id)`);

/** Somebody writes in the conversation of a student. Nothing is stored: whoever does not hear it misses nothing. */
export interface Typing {
  readonly typing: { readonly studentEnrollmentId: number; readonly by: number };
  readonly to: readonly Audience[];
  readonly except?: string | undefined;
}
export const publishTyping = (db: Db, typing: Typing): Promise<unknown> =>
  db.run(sql`select pg_notify('realtime', ${JSON.stringify(typing)})`);

/** A meeting has ended: every process sends those out who are in its room. Pages learn nothing of it here. */
export const publishMeetingEnded = (db: Db, meetingEnded: string): Promise<unknown> =>
  db.run(sql`select pg_notify('realtime', ${JSON.stringify({ topics: [], to: [], meetingEnded })})`);

/** A message through the database to all processes. */
export type Message = Change | Typing | { readonly sessionsEndedOf: number };

export const toEnrollments = (ids: readonly number[]): Audience[] => ids.map((id) => `enrollment ${id}` as const);

/** The change that a write has made, from what its call declares, who made it and whom its handler has named. */
export function changeBy(
  who: Who,
  topics: readonly Topic[],
  { enrollmentIds, accountIds = [], assignmentId }: Concerned,
): Change {
  const students = enrollmentIds ?? (who && 'cohortUiControl' in who && isStudent(who.role) ? [who.enrollmentId] : []);
  const named = accountIds.map((id) => `account ${id}` as const);
  const to = new Set(topics.flatMap((topic) => audiencesOf(topic, who, { students, named })));
  const [enrollmentId] = students;
  const isOne = students.length === 1 && enrollmentId !== undefined && assignmentId !== undefined;
  return { topics, to: [...to], ...(isOne && { work: { assignmentId, enrollmentId } }) };
}

function audiencesOf(
  topic: Topic,
  who: Who,
  { students, named }: { students: readonly number[]; named: readonly Audience[] },
): readonly Audience[] {
  const seenBy = TOPICS[topic];
  if (seenBy === 'everyone') return ['everyone'];
  if (seenBy === 'named') return named;
  if (seenBy === 'administrators') return ['administrators'];
  if (who === null) return [];
  if (seenBy === 'account' || !('courseId' in who)) return [`account ${who.accountId}`];
  const course: Audience = `course ${who.courseId}`;
  if (seenBy === 'course') return [course];
  const ofStudents: readonly Audience[] =
    students.length === 0 ? [course] : [`staff of ${course}`, ...toEnrollments(students)];
  return seenBy === 'managed' ? [...ofStudents, `managers of university ${who.universityId}`] : ofStudents;
}
