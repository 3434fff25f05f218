import { isStudent, STAFF, type Role } from '@bcs/contract/kernel/roles';
import { TOPICS, type Topic } from '@bcs/contract/kernel/topics';
import { sql, type Db } from '#database/db';
import type { CallerInScope } from './who-calls.ts';

/** A group of open pages. A page belongs to several, as `subscriber.ts` decides. */
export type Audience =
  | 'everyone'
  | `account ${number}`
  | `enrollment ${number}`
  | `course ${number}`
  | `staff of course ${number}`
  | `${Role} of course ${number}`
  | `managers of university ${number}`
  | 'administrators';

/** A message to open pages about changed topics. They fetch the rest themselves, which checks their rights. */
export interface PageChange {
  readonly topics: readonly Topic[];
  readonly to: readonly Audience[];
  /** The single piece of work concerned, if there is only one, so that a large page fetches only that. */
  readonly work?: ChangedWork | undefined;
}

/** The changes of one write, published together so that a page which shows several of them fetches once. */
export interface PublishedChange extends PageChange {
  /**
   * The changes for other audiences. Processes of the previous version, which run in parallel for a while, ignore them.
   */
  readonly beside?: readonly PageChange[];
  /** The page that made the changes, and so knows of them. */
  readonly except?: string | undefined;
}

export type ChangedWork = Readonly<{ assignmentId: number; enrollmentId: number }>;

/** The people concerned by a write, if its declaration and scope do not tell. */
export interface WriteAudience {
  /** The students; if missing, everybody in the course. */
  readonly enrollmentIds?: readonly number[];
  /** The roles of staff who may read the change; if missing, all of them. Used together with the students. D-261 */
  readonly staff?: readonly Role[];
  readonly accountIds?: readonly number[];
  /** The item, if one student's work on it is concerned, and the staff who may read it. D-102 */
  readonly work?: Readonly<{ assignmentId: number; readers: readonly Role[] }>;
}

/** The number of audiences per message, far below PostgreSQL's limit of 8,000 bytes. */
const AUDIENCES_PER_MESSAGE = 150;

/** Publishes a change to open pages when the transaction is committed, and not at all after a rollback. */
export const publish = (db: Db, change: PageChange): Promise<void> => publishTogether(db, [change]);

/** Publishes several changes together. */
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
 * Publishes that people have changed their name or role, or have come or gone. Almost everything on the pages of their
 * classes may show it, so those pages fetch everything; it happens rarely.
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

/** Publishes that sessions of an account have ended, so that their open pages are closed. */
export const publishSessionsEnded = (db: Db, accountId: number): Promise<unknown> =>
  db.run(sql`select pg_notify('realtime', ${JSON.stringify({ sessionsEndedOf: accountId })})`);

/** Publishes that the sessions of many accounts have ended, in one statement. */
export const publishSessionsEndedOfMany = (db: Db, accountIds: readonly number[]): Promise<unknown> =>
  db.run(sql`
    select pg_notify('realtime', jsonb_build_object('sessionsEndedOf', id)::text) from unnest(${accountIds}::int[]) as t (id)`);

/**
 * The signal that somebody is typing in a student's conversation. It is not stored, since missing it does not matter.
 */
export interface TypingSignal {
  readonly typing: Readonly<{ studentEnrollmentId: number; by: number }>;
  readonly to: readonly Audience[];
  readonly except?: string | undefined;
}
export const publishTyping = (db: Db, typing: TypingSignal): Promise<unknown> =>
  db.run(sql`select pg_notify('realtime', ${JSON.stringify(typing)})`);

/** Publishes that a meeting has ended, so that every process empties its room. */
export const publishMeetingEnded = (db: Db, meetingEnded: string): Promise<unknown> =>
  db.run(sql`select pg_notify('realtime', ${JSON.stringify({ topics: [], to: [], meetingEnded })})`);

/** A message through the database to all processes. */
export type Message = PublishedChange | TypingSignal | { readonly sessionsEndedOf: number };

export const toEnrollments = (ids: readonly number[]): Audience[] => ids.map((id) => `enrollment ${id}` as const);

/**
 * The changes made by a write, derived from its declaration, its author and the people named by its handler. Topics
 * with different audiences are published separately, so that nobody hears what they may not read. D-261
 */
export function changesBy(
  who: CallerInScope,
  topics: readonly Topic[],
  { work, ...concerned }: WriteAudience,
): PageChange[] {
  const students =
    concerned.enrollmentIds ?? (who && 'cohortUiControl' in who && isStudent(who.role) ? [who.enrollmentId] : null);
  const named = (concerned.accountIds ?? []).map((id) => `account ${id}` as const);
  const whom = { students, staff: concerned.staff, named };
  // pages of administration show much of a class, and so hear of all changes in it
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

/** Splits a change of work: all staff may see the counts, but only some whose work it is. D-102, D-241 */
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

function audiencesOf(topic: Topic, who: CallerInScope, { students, staff, named }: Whom): readonly Audience[] {
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
