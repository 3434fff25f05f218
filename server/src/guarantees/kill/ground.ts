import sql from 'sql-template-tag';
import type { Database } from '#database/db';
import { migrate } from '#database/migrate';
import { ACCOUNTS, IDS } from '#database/seed/ids';
import { plantWorld } from '#database/seed/world';
import { systemClock } from '#kernel/system-clock';
import { newToken, tokenHash } from '#kernel/tokens';

/** Who writes. */
const WRITERS = ['student', 'student2', 'instructor', 'ssm'] as const;
export type Writer = (typeof WRITERS)[number];

/** A token may call 300 times a minute, and the writers are in more of a hurry than people are. */
const TOKENS_EACH = 24;
const NEWS = 30_000;

export interface Student {
  readonly accountId: number;
  readonly enrollmentId: number;
  /** How often the status in question had been changed before. */
  readonly changes: number;
}

/** The world before anybody writes: what comes later has higher ids. */
export interface Ground {
  readonly tokens: Readonly<Record<Writer, readonly string[]>>;
  readonly sessionId: number;
  readonly students: readonly Student[];
  /** Unhandled, of `student2`. */
  readonly notificationIds: readonly number[];
  readonly last: Readonly<Record<'history' | 'comment' | 'notification', number>>;
}

/** Plants the demo world into an empty database, with news to handle and people who are logged in. */
export async function layGround(database: Database): Promise<Ground> {
  await migrate(database);
  await plantWorld(database, { anchor: systemClock(), passwordHash: 'nobody logs in', seal: (secret) => secret });
  return readGround(database);
}

/** The same in a world that is there already. */
export async function readGround(database: Database, news = NEWS): Promise<Ground> {
  const sessionId = IDS.yesterdaysSession;
  await database.run(sql`
    insert into notifications (university_id, enrollment_id, type, content, created_at)
    select ${IDS.northfield}::int, ${IDS.enrollments.student2}::int, 'SESSION_VIDEO', '{"message":"A video is available."}', now()
    from generate_series(1, ${news}::int)`);
  // nobody has a status yet, so that every one that is set is a change
  await database.run(sql`delete from attendance where session_id = ${sessionId}`);
  const tokens = {} as Record<Writer, string[]>;
  for (const writer of WRITERS) {
    tokens[writer] = Array.from({ length: TOKENS_EACH }, newToken);
    for (const token of tokens[writer])
      await database.run(sql`
        insert into auth_tokens (token_hash, account_id, issued_at, last_used_at)
        values (${tokenHash(token)}, ${ACCOUNTS[writer]}, now(), now())`);
  }
  const students = await database.many<Student>(sql`
    select e.account_id as "accountId", e.id as "enrollmentId",
      (select count(*) from attendance_history h where h.session_id = ${sessionId} and h.enrollment_id = e.id) as changes
    from enrollments e where e.course_id = ${IDS.activeCourse} and e.role = 'student' and e.active order by e.id`);
  const rows = await database.many<{ id: number }>(sql`
    select id from notifications where enrollment_id = ${IDS.enrollments.student2} and handled_at is null order by id desc limit ${news}`);
  const last = await database.one<Ground['last']>(sql`
    select (select max(id) from attendance_history) as history, (select max(id) from submission_comments) as comment,
      (select max(id) from notifications) as notification`);
  return { tokens, sessionId, students, notificationIds: rows.map(({ id }) => id), last };
}
