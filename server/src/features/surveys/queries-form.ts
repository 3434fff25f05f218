import type { AskedStep } from '@bcs/contract/features/surveys/judge';
import { STUDENT } from '@bcs/contract/kernel/roles';
import type { Zone } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { isSeat } from '#kernel/seats';

/** One version of a form as it is stored. */
export interface StoredForm {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly description: string;
  readonly pageCount: number;
  readonly visibilityFunc: string | null;
  readonly validationFunc: string | null;
  readonly steps: readonly AskedStep[];
}

const FORM = sql`
  select f.id, f.name, f.version, f.description, f.page_count as "pageCount",
    f.visibility_func as "visibilityFunc", f.validation_func as "validationFunc",
    (select json_agg(json_build_object('id', s.id, 'page', s.page, 'required', s.required, 'definition', s.definition)
      order by s.ordinal) from form_steps s where s.form_id = f.id) as steps`;

/** The version of a form that somebody has answered, which need not be the current one. */
export const findVersion = (db: Db, id: number, name: string): Promise<StoredForm | undefined> =>
  db.maybe<StoredForm>(sql`${FORM} from forms f where f.id = ${id} and f.name = ${name}`);

/** The current version of a form, with whether an account attends any class. */
export async function findFormFor(
  db: Db,
  accountId: number,
  name: string,
): Promise<{ attends: boolean; form: StoredForm | null }> {
  return db.one<{ attends: boolean; form: StoredForm | null }>(sql`
    select exists (select 1 from enrollments e where e.account_id = ${accountId} and ${isSeat('e')} and e.role = ${STUDENT}) as attends,
      (select to_json(found) from (${FORM} from forms f where f.name = ${name} order by f.version desc limit 1) found) as form`);
}

/** Tells whether an account attends any class, and the time zone of the one that it joined last. */
export const findSeeker = (db: Db, accountId: number): Promise<{ attends: boolean; zone: Zone | null }> =>
  db.one<{ attends: boolean; zone: Zone | null }>(sql`
    with attended as (
      select c.time_zone from enrollments e
      join courses c on c.university_id = e.university_id and c.id = e.course_id
      where e.account_id = ${accountId} and ${isSeat('e')} and e.role = ${STUDENT}
      order by e.activated_at desc, e.id desc limit 1)
    select exists (select from attended) as attends, (select time_zone from attended) as zone`);
