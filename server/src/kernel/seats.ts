import { CLASS_PREPARERS, STUDENT } from '@bcs/contract/kernel/roles';
import { sql, raw, type Sql } from '#database/db';

/**
 * Tells whether an enrollment opens its class: it is active, and the class is published or its person prepares classes.
 * For all others, a draft does not exist. Every statement from an account to its classes or from a class to recipients
 * has to use this instead of `active`. ADM-068
 * @param alias of the enrollment in the statement
 */
export const isSeat = (alias: string): Sql => {
  const e = raw(alias);
  return sql`(${e}.active and exists (
    select from courses seen where seen.university_id = ${e}.university_id and seen.id = ${e}.course_id
      and seen.deleted_at is null and (seen.published_at is not null or ${e}.role = any(${CLASS_PREPARERS}))))`;
};

/** Tells whether an enrollment opens a class that is not archived, as pickers and lists offer it. ADM-071 */
export const isOffered = (alias: string): Sql => {
  const e = raw(alias);
  return sql`(${isSeat(alias)} and not exists (
    select from courses archived where archived.university_id = ${e}.university_id and archived.id = ${e}.course_id
      and archived.archived_at is not null))`;
};

/** Tells whether an account is blocked: staff see it beside the name, and nothing is expected of the person. D-229 */
export const isBlocked = (account: string): Sql => sql`(not ${raw(account)}.active)`;

/**
 * Tells whether an enrollment is that of a student of whom something can be expected: active and not blocked. Lists of
 * waiting or missing work use it. D-229
 */
export const isStudentNow = (alias: string): Sql => {
  const e = raw(alias);
  return sql`(${e}.active and ${e}.role = ${STUDENT}
    and exists (select from accounts open where open.id = ${e}.account_id and open.active))`;
};

/**
 * Tells whether a submission belongs to a present student of its class. Other submissions are not shown and cannot be
 * changed, so nobody judges the former work of people who became staff. D-008, D-229
 */
export const isOfStudent = (alias: string): Sql => {
  const w = raw(alias);
  return sql`exists (
    select from enrollments whose where whose.university_id = ${w}.university_id and whose.id = ${w}.enrollment_id
      and whose.active and whose.role = ${STUDENT})`;
};
