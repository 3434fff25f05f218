import { sql, type Db } from '#database/db';

interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly githubUserName: string | null;
}

export const setProfile = (tx: Db, id: number, of: Profile): Promise<number> =>
  tx.run(sql`
    update accounts set first_name = ${of.firstName}, last_name = ${of.lastName}, github_user_name = ${of.githubUserName}
    where id = ${id}`);

/** D-124 */
export const setManagesAttendance = (tx: Db, id: number, manages: boolean): Promise<number> =>
  tx.run(sql`update accounts set can_manage_attendance = ${manages} where id = ${id}`);

/** The person and their classes: whose pages tell of them. */
export const findAudience = (db: Db, id: number): Promise<{ accountIds: number[]; courseIds: number[] }> =>
  db.one(sql`
    select array[${id}::int] as "accountIds",
      array(select distinct e.course_id from enrollments e where e.account_id = ${id}) as "courseIds"`);
