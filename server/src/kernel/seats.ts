import { CLASS_PREPARERS, STUDENT } from '@bcs/contract/kernel/roles';
import { sql, raw, type Sql } from '#database/db';

/**
 * Tells whether an enrollment opens its class: it is active, and the class is published or its person prepares classes.
 * For everybody else a draft does not exist, so every statement that goes from an account to its classes, or from a
 * class to whoever is told something, asks this instead of `active`. ADM-068
 * @param alias of the enrollment in the statement
 */
export const isSeat = (alias: string): Sql => {
  const e = raw(alias);
  return sql`(${e}.active and exists (
    select from courses seen where seen.university_id = ${e}.university_id and seen.id = ${e}.course_id
      and seen.deleted_at is null and (seen.published_at is not null or ${e}.role = any(${CLASS_PREPARERS}))))`;
};

/** Tells whether an enrollment is a seat in a class that is not archived, as pickers and lists offer it. ADM-071 */
export const isOffered = (alias: string): Sql => {
  const e = raw(alias);
  return sql`(${isSeat(alias)} and not exists (
    select from courses archived where archived.university_id = ${e}.university_id and archived.id = ${e}.course_id
      and archived.archived_at is not null))`;
};

/**
 * Tells whether an account is blocked: class staff see it beside the name, and nothing is asked of the person. D-229
 */
export const isBlocked = (account: string): Sql => sql`(not ${raw(account)}.active)`;

/**
 * Tells whether an enrollment is of a student of whom something can be asked now: it is active, and nobody has blocked
 * the account. What waits for somebody, or is missing of somebody, asks this. D-229
 */
export const isStudentNow = (alias: string): Sql => {
  const e = raw(alias);
  return sql`(${e}.active and ${e}.role = ${STUDENT}
    and exists (select from accounts open where open.id = ${e}.account_id and open.active))`;
};

/**
 * Tells whether work, a submission, belongs to somebody who is a student of its class now: what no page shows any more,
 * no call changes. So nobody judges what they handed in before they became staff, either. D-008, D-229
 */
export const isOfStudent = (alias: string): Sql => {
  const w = raw(alias);
  return sql`exists (
    select from enrollments whose where whose.university_id = ${w}.university_id and whose.id = ${w}.enrollment_id
      and whose.active and whose.role = ${STUDENT})`;
};
