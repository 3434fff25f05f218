import { sql, type Database } from '#database/db';
import { migrate } from '#database/migrate';
import { ACCOUNTS, IDS } from '#database/seed/ids';
import { plantWorld } from '#database/seed/world';
import { systemClock } from '#kernel/system-clock';
import { newToken, tokenHash } from '#kernel/tokens';
import { IS_LONG_RUN } from '#testing/effort';

/** The people who write. */
const WRITERS = ['student', 'student2', 'instructor', 'ssm'] as const;
export type Writer = (typeof WRITERS)[number];

/** The number of tokens per writer, since each token may call 300 times a minute. */
const TOKENS_EACH = 24;
/** More than the writers get through before the last kill: one by day, fifty in a night. */
const NEWS = IS_LONG_RUN ? 30_000 : 12_000;
const RESPONDENTS = IS_LONG_RUN ? 4000 : 1600;

export interface GroundStudent {
  readonly accountId: number;
  readonly enrollmentId: number;
  /** The number of earlier changes to the status in question. */
  readonly changes: number;
}

/** Somebody who has not answered the open end-of-course survey. */
export interface Respondent {
  readonly token: string;
  readonly accountId: number;
  readonly enrollmentId: number;
}

/** The state of the world before anybody writes: later rows have higher ids. */
export interface Ground {
  readonly tokens: Readonly<Record<Writer, readonly string[]>>;
  readonly sessionId: number;
  readonly students: readonly GroundStudent[];
  /** Unhandled notifications of `student2`. */
  readonly notificationIds: readonly number[];
  readonly respondents: readonly Respondent[];
  readonly last: Readonly<Record<'history' | 'comment' | 'notification' | 'submission', number>>;
}

/** Plants the demo world into an empty database, with unread news and logged-in people. */
export async function plantGround(database: Database): Promise<Ground> {
  await migrate(database);
  await plantWorld(database, { anchor: systemClock(), passwordHash: 'nobody logs in', seal: (secret) => secret });
  return readGround(database);
}

/** Reads the state of an existing world. */
export async function readGround(database: Database, news = NEWS, people = RESPONDENTS): Promise<Ground> {
  const sessionId = IDS.yesterdaysSession;
  await database.run(sql`
    insert into notifications (university_id, enrollment_id, type, content, created_at)
    select ${IDS.northfield}::int, ${IDS.enrollments.student2}::int, 'SESSION_VIDEO', '{"message":"A video is available."}', now()
    from generate_series(1, ${news}::int)`);
  // nobody has a status yet, so that every new one is a change
  await database.run(sql`delete from attendance where session_id = ${sessionId}`);
  const tokens = {} as Record<Writer, string[]>;
  for (const writer of WRITERS) {
    tokens[writer] = Array.from({ length: TOKENS_EACH }, newToken);
    for (const token of tokens[writer])
      await database.run(sql`
        insert into auth_tokens (token_hash, account_id, issued_at, last_used_at)
        values (${tokenHash(token)}, ${ACCOUNTS[writer]}, now(), now())`);
  }
  const students = await database.many<GroundStudent>(sql`
    select e.account_id as "accountId", e.id as "enrollmentId",
      (select count(*) from attendance_history h where h.session_id = ${sessionId} and h.enrollment_id = e.id) as changes
    from enrollments e where e.course_id = ${IDS.activeCourse} and e.role = 'student' and e.active order by e.id`);
  const rows = await database.many<{ id: number }>(sql`
    select id from notifications where enrollment_id = ${IDS.enrollments.student2} and handled_at is null order by id desc limit ${news}`);
  const respondents = await seatRespondents(database, people);
  const last = await database.one<Ground['last']>(sql`
    select (select max(id) from attendance_history) as history, (select max(id) from submission_comments) as comment,
      (select max(id) from notifications) as notification, (select max(id) from form_submissions) as submission`);
  return { tokens, sessionId, students, notificationIds: rows.map(({ id }) => id), respondents, last };
}

/** Enrolls people in the ended class who are asked to answer its final survey. */
async function seatRespondents(database: Database, count: number): Promise<Respondent[]> {
  const { northfield, pastCourse } = IDS;
  await database.run(sql`
    update survey_schedules set date_from = (now() - interval '3 days')::date, date_to = (now() + interval '3 days')::date
    where university_id = ${northfield} and course_id = ${pastCourse} and kind = 'end-course'`);
  const seated = await database.many<Omit<Respondent, 'token'>>(sql`
    with newcomers as (
      insert into accounts (email, first_name, last_name, draft_key)
      select 'respondent' || n || '@northfield.example', 'Respondent', n::text, 'x' from generate_series(1, ${count}::int) n
      returning id)
    insert into enrollments (university_id, course_id, account_id, role)
    select ${northfield}::int, ${pastCourse}::int, id, 'student' from newcomers
    returning account_id as "accountId", id as "enrollmentId"`);
  const respondents = seated.map((each) => ({ ...each, token: newToken() }));
  await database.run(sql`
    insert into auth_tokens (token_hash, account_id, issued_at, last_used_at)
    select decode(r.hash, 'hex'), r.account_id, now(), now()
    from unnest(${respondents.map(({ token }) => tokenHash(token).toString('hex'))}::text[],
      ${respondents.map(({ accountId }) => accountId)}::int[]) as r (hash, account_id)`);
  return respondents;
}
