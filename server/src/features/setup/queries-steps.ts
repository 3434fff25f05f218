import type { SetupStep } from '@bcs/contract/features/setup/model';
import type { ClassesAdministrator } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { CLASS_LEADERS, STUDENT, type Role } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';
import { LAST_BACKUP } from '#features/administration/queries-backup';

const SKIPPED = 'skipped-setup-steps';

/** The skipped steps, with the reason and the time. */
export type SkippedSteps = Partial<Record<SetupStep, Readonly<{ reason: string; at: Instant }>>>;

/** The facts about the progress of the set-up; whether mail is sent also depends on the settings. */
export interface SetupFacts {
  readonly skips: SkippedSteps;
  readonly admin: boolean;
  /** True once the mail server has accepted a test or an invitation. */
  readonly mail: boolean;
  /** True once the university has its brand: a logo, an accent colour or a short name. */
  readonly university: boolean;
  readonly holidays: boolean;
  /** True once a class has been published. */
  readonly published: boolean;
  readonly course: boolean;
  readonly session: boolean;
  readonly staff: boolean;
  readonly roster: boolean;
  readonly backup: boolean;
}

/** Reads the facts of the set-up steps within the caller's reach in one statement. ADM-120 */
export const getSetupFacts = (
  db: Db,
  { reach: { installation, universityIds }, seats }: Pick<ClassesAdministrator, 'reach' | 'seats'>,
) =>
  db.one<SetupFacts>(sql`
    with reached as (
      select c.university_id, c.id, c.state from courses c
      where c.state not in ('archived', 'deleted') and (${installation}::boolean or c.university_id = any(${[...universityIds]}::int[])
        or c.id = any(${seats.map(({ courseId }) => courseId)}::int[])))
    , schools as (
      select u.* from universities u where u.archived_at is null and (${installation}::boolean
        or u.id = any(${[...universityIds, ...seats.map(({ universityId }) => universityId)]}::int[])))
    select coalesce((select value from settings where key = ${SKIPPED}), '{}') as skips,
      exists (
        select from administration_grants g
        join accounts a on a.id = g.account_id and a.active
        join mfa_secrets m on m.account_id = a.id and m.state = 'active'
        where g.university_id is null and g.ended_at is null) as admin,
      exists (select from audit_entries where action = 'mail.test' and (after ->> 'taken')::boolean)
        or exists (select from invitations where sent_at is not null) as mail,
      exists (select from schools u where coalesce(u.logo_url, u.accent_color, u.short_name) is not null) as university,
      exists (select from schools u where u.holidays <> '[]') as holidays,
      exists (select from reached) as course,
      exists (select from reached c join sessions s on s.university_id = c.university_id and s.course_id = c.id
        where s.cancelled_at is null) as session,
      exists (select from reached c join enrollments e on e.university_id = c.university_id and e.course_id = c.id
        where e.active and e.role = any(${CLASS_LEADERS as Role[]})) as staff,
      exists (select from reached c join enrollments e on e.university_id = c.university_id and e.course_id = c.id
        where e.active and e.role = ${STUDENT}) as roster,
      exists (select from reached c where c.state <> 'draft') as published,
      exists (select from settings where key = ${LAST_BACKUP}) as backup`);

/**
 * Stores why a step is skipped; null makes it open again.
 * @returns the former reason
 */
export const keepSkip = async (
  tx: Db,
  step: SetupStep,
  skip: { reason: string; at: Instant } | null,
): Promise<string | null> => {
  const row = await tx.maybe<{ value: SkippedSteps }>(
    sql`select value from settings where key = ${SKIPPED} for update`,
  );
  const { [step]: before, ...others } = row?.value ?? {};
  const after = skip === null ? others : { ...others, [step]: skip };
  await tx.run(sql`
    insert into settings (key, value) values (${SKIPPED}, ${JSON.stringify(after)}::jsonb)
    on conflict (key) do update set value = excluded.value`);
  return before?.reason ?? null;
};
