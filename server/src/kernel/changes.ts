import { isStudent, STAFF, type Role } from '@bcs/contract/kernel/roles';
import { TOPICS, type Topic } from '@bcs/contract/kernel/topics';
import { sql, type Db } from '#database/db';
import type { Who } from './who-calls.ts';

/** A group of open pages. A page belongs to several; `subscriber.ts` says to which. */
export type Audience =
  | 'everyone'
  | `account ${number}`
  | `enrollment ${number}`
  | `course ${number}`
  | `staff of course ${number}`
  | `${Role} of course ${number}`
  | `managers of university ${number}`
  | 'administrators';

/** A message to open pages: which topics changed. They fetch the rest themselves, and rights are checked then. */
export interface PageChange {
  readonly topics: readonly Topic[];
  readonly to: readonly Audience[];
  /** The one piece of work that it is about, where it is only one: a large page then fetches no more than that. */
  readonly work?: ChangedWork | undefined;
}

/** Changes of one write, told together: a page that sees several of them fetches once. */
export interface PublishedChange extends PageChange {
  /** Those that others see. A process of the version before, beside which this one runs for a while, passes them over. */
  readonly beside?: readonly PageChange[];
  /** The page that made them: it knows already. */
  readonly except?: string | undefined;
}

export type ChangedWork = Readonly<{ assignmentId: number; enrollmentId: number }>;

/** The people whom a write concerns, where its declaration and its scope do not tell. */
export interface WriteAudience {
  /** The students. Where they are left out, everybody in the course counts as concerned. */
  readonly enrollmentIds?: readonly number[];
  /** The staff who may read what changed, by their roles; left out, all of them. It goes with the students. D-261 */
  readonly staff?: readonly Role[];
  readonly accountIds?: readonly number[];
  /** The item, where it is about the work of one student on it, and the staff who read such work. D-102 */
  readonly work?: Readonly<{ assignmentId: number; readers: readonly Role[] }>;
}

/** PostgreSQL carries at most 8,000 bytes a message; this many audiences stay far below. */
const AUDIENCES_PER_MESSAGE = 150;

/** Tells open pages of a change once the transaction is committed; after a rollback nobody learns anything. */
export const publish = (db: Db, change: PageChange): Promise<void> => publishTogether(db, [change]);

/** Tells open pages of several changes together. */
export async function publishTogether(db: Db, changes: readonly PageChange[], except?: string): Promise<void> {
  const parts = changes.flatMap(({ to, ...change }) =>
    Array.from({ length: Math.ceil(to.length / AUDIENCES_PER_MESSAGE) }, (_, place) => ({
      ...change,
      to: to.slice(place * AUDIENCES_PER_MESSAGE, (place + 1) * AUDIENCES_PER_MESSAGE),
    })),
  );
  const messages: PageChange[][] = [];
  let room = 0;
  for (const part of parts) {
    if (part.to.length > room) {
      messages.push([]);
      room = AUDIENCES_PER_MESSAGE;
    }
    room -= part.to.length;
    messages.at(-1)?.push(part);
  }
  for (const [first, ...beside] of messages) {
    const message = { ...first, ...(beside.length > 0 && { beside }), except };
    await db.run(sql`select pg_notify('realtime', ${JSON.stringify(message)})`);
  }
}

/**
 * Somebody is called otherwise, comes, goes or gets another role: almost everything that pages of their classes show may
 * tell of it, and all that they see themselves. It happens seldom, so those pages fetch all that they show.
 */
export const publishPeople = (
  db: Db,
  people: Readonly<{ accountIds: readonly number[]; courseIds: readonly number[] }>,
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
  readonly typing: Readonly<{ studentEnrollmentId: number; by: number }>;
  readonly to: readonly Audience[];
  readonly except?: string | undefined;
}
export const publishTyping = (db: Db, typing: Typing): Promise<unknown> =>
  db.run(sql`select pg_notify('realtime', ${JSON.stringify(typing)})`);

/** A meeting has ended: every process sends those out who are in its room. Pages learn nothing of it here. */
export const publishMeetingEnded = (db: Db, meetingEnded: string): Promise<unknown> =>
  db.run(sql`select pg_notify('realtime', ${JSON.stringify({ topics: [], to: [], meetingEnded })})`);

/** A message through the database to all processes. */
export type Message = PublishedChange | Typing | { readonly sessionsEndedOf: number };

export const toEnrollments = (ids: readonly number[]): Audience[] => ids.map((id) => `enrollment ${id}` as const);

/**
 * The changes that a write has made, from what its call declares, who made it and whom its handler has named. Topics that
 * are seen by different people are told apart, so that nobody hears of what they may not read. D-261
 */
export function changesBy(who: Who, topics: readonly Topic[], { work, ...concerned }: WriteAudience): PageChange[] {
  const students =
    concerned.enrollmentIds ?? (who && 'cohortUiControl' in who && isStudent(who.role) ? [who.enrollmentId] : null);
  const named = (concerned.accountIds ?? []).map((id) => `account ${id}` as const);
  const whom = { students, staff: concerned.staff, named };
  // pages of administration show much of a class, and hear of all that is done there
  const beside: readonly Audience[] = topics.some((topic) => TOPICS[topic] === 'administrators')
    ? ['administrators']
    : [];
  const seen = topics.map((topic) => ({ topic, to: [...new Set([...audiencesOf(topic, who, whom), ...beside])] }));
  const changes = [...Map.groupBy(seen, ({ to }) => to.join()).values()].map((together) => ({
    topics: together.map(({ topic }) => topic),
    to: together[0]?.to ?? [],
  }));
  const [enrollmentId] = students ?? [];
  if (!work || students?.length !== 1 || enrollmentId === undefined) return changes;
  const { assignmentId, readers } = work;
  return changes.flatMap((change) => toldToReaders(change, { assignmentId, enrollmentId }, readers));
}

/** All staff see the numbers that a piece of work moves; whose it is learn those who read it. D-102, D-241 */
function toldToReaders({ topics, to }: PageChange, work: ChangedWork, readers: readonly Role[]): PageChange[] {
  const [staff] = to.flatMap((audience) => /^staff of (course \d+)$/.exec(audience)?.[1] ?? []);
  if (staff === undefined) return [{ topics, to }];
  const inCourse = (roles: readonly Role[]) => roles.map((role) => `${role} of ${staff}` as Audience);
  const others = to.filter((audience) => audience !== `staff of ${staff}`);
  return [
    { topics, to: [...inCourse(readers), ...others], work },
    { topics, to: inCourse(STAFF.filter((role) => !readers.includes(role))) },
  ];
}

interface Whom {
  /** The students; null for everybody in the course. */
  readonly students: readonly number[] | null;
  readonly staff: readonly Role[] | undefined;
  readonly named: readonly Audience[];
}

function audiencesOf(topic: Topic, who: Who, { students, staff, named }: Whom): readonly Audience[] {
  const seenBy = TOPICS[topic];
  if (seenBy === 'everyone') return ['everyone'];
  if (seenBy === 'named') return named;
  if (seenBy === 'administrators') return ['administrators'];
  if (who === null) return [];
  if (seenBy === 'account' || !('courseId' in who)) return [`account ${who.accountId}`];
  const course: Audience = `course ${who.courseId}`;
  if (seenBy === 'course') return [course];
  const readers = staff?.map((role) => `${role} of ${course}` as const) ?? ([`staff of ${course}`] as const);
  const ofStudents: readonly Audience[] = students === null ? [course] : [...readers, ...toEnrollments(students)];
  return seenBy === 'managed' ? [...ofStudents, `managers of university ${who.universityId}`] : ofStudents;
}
