import type { Instant } from '@bcs/contract/kernel/clock';
import type { FeatureFlag } from '@bcs/contract/kernel/switches';
import { sql, raw, type Db } from '#database/db';
import type { CourseKey } from './queries-courses.ts';

/** The parts of the product that a cohort may hide, and where that is stored. PICK-025 */
export const COHORT_PARTS = {
  billing: 'hide_billing',
  support: 'hide_web_to_case',
  'career-services': 'hide_career_services',
  'remote-attendance': 'hide_remote_attendance',
  'live-chat': 'hide_live_chat',
  'extend-due-date': 'hide_extend_due_date',
} as const;
export type CohortPart = keyof typeof COHORT_PARTS;

export const findFlags = (db: Db) =>
  db.many<{ key: FeatureFlag; enabled: boolean }>(sql`select key, enabled from feature_flags order by key collate "C"`);

export const setFlag = (db: Db, key: FeatureFlag, enabled: boolean) =>
  db.run(sql`
    insert into feature_flags (key, enabled) values (${key}, ${enabled})
    on conflict (key) do update set enabled = excluded.enabled`);

/** Finds and locks the university with this name. */
export const lockUniversity = (db: Db, name: string) =>
  db.maybe<{ id: number; chat: boolean }>(
    sql`select id, chat_enabled as chat from universities where name = ${name} for no key update`,
  );

/** Tells whether students and staff of a university can chat. D-166 */
export const setChat = (db: Db, universityId: number, enabled: boolean) =>
  db.run(sql`update universities set chat_enabled = ${enabled} where id = ${universityId}`);

/** Sets the address of the learning assistant of a cohort; null takes it away. D-168 */
export const setAssistant = (
  db: Db,
  { universityId, id }: { universityId: number; id: number },
  template: string | null,
) => db.run(sql`update cohorts set assistant_url = ${template} where university_id = ${universityId} and id = ${id}`);

/** Finds the cohorts with this name; each program of a university can have one. */
export const findCohorts = (db: Db, university: string, name: string) =>
  db.many<{ universityId: number; id: number; program: string }>(sql`
    select h.university_id as "universityId", h.id, p.name as program
    from universities u
    join cohorts h on h.university_id = u.id
    join programs p on p.university_id = h.university_id and p.id = h.program_id
    where u.name = ${university} and h.name = ${name} order by h.id`);

/**
 * Locks a cohort, and reads the parts that it hides and the address of its assistant, in the terms of the command line.
 */
export const lockCohort = (db: Db, { universityId, id }: { universityId: number; id: number }) =>
  db.one<Record<CohortPart | 'assistant', string | boolean | null>>(sql`
    select hide_billing as billing, hide_web_to_case as support, hide_career_services as "career-services",
      hide_remote_attendance as "remote-attendance", hide_live_chat as "live-chat", hide_extend_due_date as "extend-due-date",
      assistant_url as assistant
    from cohorts where university_id = ${universityId} and id = ${id} for no key update`);

export const hideInCohort = (
  db: Db,
  { universityId, id }: { universityId: number; id: number },
  part: CohortPart,
  hidden: boolean,
) =>
  db.run(sql`
    update cohorts set ${raw(COHORT_PARTS[part])} = ${hidden} where university_id = ${universityId} and id = ${id}`);

export type Continuation = Readonly<{ link: string; availableAt: Instant; videoId: string | null }>;

/** Locks and reads the continuation that students are offered now. */
export const lockContinuation = (db: Db, { universityId, id }: Pick<CourseKey, 'universityId' | 'id'>) =>
  db.one<{ link: string | null; availableAt: Instant | null; videoId: string | null }>(sql`
    select continuation_link as link, continuation_available_at as "availableAt", continuation_video_id as "videoId"
    from courses where university_id = ${universityId} and id = ${id} for no key update`);

/** Sets the continuation that students are offered after the course; null removes it. D-060 */
export const setContinuation = (
  db: Db,
  { universityId, id }: Pick<CourseKey, 'universityId' | 'id'>,
  content: Continuation | null,
) =>
  db.run(sql`
    update courses set continuation_link = ${content?.link ?? null},
      continuation_available_at = ${content?.availableAt ?? null}, continuation_video_id = ${content?.videoId ?? null}
    where university_id = ${universityId} and id = ${id}`);
