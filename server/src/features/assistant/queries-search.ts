import type { FoundMaterial } from '@bcs/contract/features/assistant/model';
import { ACADEMIC } from '@bcs/contract/features/enrollments/contexts';
import { hidden } from '@bcs/contract/features/enrollments/hidden';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, empty, type Db } from '#database/db';
import { isReleased } from '#kernel/released';
import type { Role } from '@bcs/contract/kernel/roles';
import { isSeat } from '#kernel/seats';

export interface AssistantSettings {
  readonly attends: boolean;
  /** The address template of the cohort's assistant; null if it has none. */
  readonly template: string | null;
  readonly universityId: number | null;
  readonly role: Role | null;
}

/** Finds the assistant of a cohort for somebody with an active enrollment in it. CHAT-011, D-168 */
export const findAssistant = (db: Db, accountId: number, cohortId: number) =>
  db.one<AssistantSettings>(sql`
    select e.id is not null as attends, h.assistant_url as template, h.university_id as "universityId", e.role
    from (select 1) one
    left join (
      cohorts h
      join courses c on c.university_id = h.university_id and c.cohort_id = h.id
      join enrollments e on e.university_id = c.university_id and e.course_id = c.id and e.account_id = ${accountId} and ${isSeat('e')})
      on h.id = ${cohortId}
    order by e.id limit 1`);

const MOST_FOUND = 20;
/** Options that mark the matches with private-use characters, which cannot be confused with text that people write. */
const HEADLINE = 'StartSel=\uE000, StopSel=\uE001, MaxFragments=2, MinWords=8, MaxWords=28, FragmentDelimiter=" … "';

/**
 * Finds the material of a class that answers a question. Texts with most of its words come first, and titles before
 * bodies. The words are searched one by one, since no text contains all words of a plain question.
 */
export const findMaterial = (db: Db, viewer: Viewer, question: string, now: Instant) => {
  const { universityId, courseId, cohortUiControl, featureFlags } = viewer;
  const noCareer = hidden(cohortUiControl, featureFlags).careerServices;
  const inCourse = sql`x.university_id = ${universityId} and x.course_id = ${courseId} and x.words @@ q.words`;
  const academicOnly = noCareer ? sql`and x.context_id = ${ACADEMIC}` : empty;
  return db.many<FoundMaterial>(sql`
    with q as (
      select replace(plainto_tsquery('english', ${question})::text, '&', '|')::tsquery as words,
        plainto_tsquery('english', ${question}) as all_words),
    found as (
      select 'session' as kind, x.id, x.name as title, concat_ws(E'\n', x.short_description, x.long_description) as body,
        x.start_time as date, x.words from sessions x, q
      where ${inCourse} and x.cancelled_at is null ${academicOnly}
      union all
      select 'assignment', x.id, x.title, concat_ws(E'\n', x.header, x.content), x.due_date, x.words from assignments x, q
      where ${inCourse} and ${isReleased(now, 'x')} ${academicOnly}
      union all
      select 'announcement', x.id, x.title, x.body, x.activation_date, x.words from announcements x, q
      where ${inCourse} and x.deleted_at is null and x.activation_date <= ${now}::timestamptz and x.expiration_date > ${now}::timestamptz
        ${noCareer ? sql`and x.context_code = 'academic'` : empty}),
    best as (
      select f.*, (f.words @@ q.all_words) as holds_all, ts_rank_cd(f.words, q.words) as rank from found f, q
      order by holds_all desc, rank desc, f.date desc, f.kind, f.id limit ${MOST_FOUND})
    select b.kind, b.id, b.title, b.date,
      ts_headline('english', regexp_replace(without_comments(left(b.body, 20000)), '[#*_\`>|~\\[\\]]+', ' ', 'g'), q.words, ${HEADLINE}) as excerpt
    from best b, q
    order by b.holds_all desc, b.rank desc, b.date desc, b.kind, b.id`);
};
