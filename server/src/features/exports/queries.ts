import type { exportRows } from '@bcs/contract/features/exports/calls';
import type { ExportedNoun } from '@bcs/contract/features/exports/model';
import { MOST_ROWS } from '@bcs/contract/features/imports/reading';
import type { ClassesAdministrator } from '@bcs/contract/kernel/ability';
import type { InputOf } from '@bcs/contract/kernel/call';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, join, type Sql, type Db } from '#database/db';
import { containsTyped } from '#kernel/listing';
import { accountsInReach } from '#features/accounts/queries-list';
import { selectExport } from '#features/imports/queries-export';
import { changesPeople } from '#features/imports/nouns/queries-people';

type Input = InputOf<typeof exportRows>;

/** A row with the cells of a file, and whether its exporter could import it again. */
export type ExportedRow = Readonly<Record<string, unknown>> & { readonly isWithinReach: boolean };

/** Finds the rows of a list: at most one more than a file may have. */
export const findRows = (db: Db, viewer: ClassesAdministrator, wanted: Input, now: Instant) => {
  const people = wanted.noun === 'people';
  const where = people ? accountsInReach(viewer, wanted, now) : inClasses(viewer, wanted);
  const isWithinReach = people && !viewer.reach.installation ? changesPeople(viewer.reach.universityIds) : sql`true`;
  return db.many<ExportedRow>(sql`
    ${selectExport(wanted.noun, where, sql`, ${isWithinReach} as "isWithinReach"`)} limit ${MOST_ROWS + 1}`);
};

/** Limits classes `c` to those within reach of a grant, and those that a role allows. */
function inClasses({ reach, seats }: ClassesAdministrator, wanted: Input): Sql {
  const { universityId, cohortId, courseId } = wanted;
  const own = seats.map((seat) => seat.courseId);
  return join(
    [
      sql`(${reach.installation} or c.university_id = any(${[...reach.universityIds]}::int[]) or c.id = any(${own}::int[]))`,
      ...(universityId === null ? [] : [sql`c.university_id = ${universityId}`]),
      ...(cohortId === null ? [] : [sql`c.cohort_id = ${cohortId}`]),
      ...(courseId === null ? [] : [sql`c.id = ${courseId}`]),
      ...(wanted.noun === ROSTER ? onRoster(wanted) : []),
    ],
    ' and ',
  );
}

const ROSTER: ExportedNoun = 'enrollments';

/** Limits each person in a class to the enrollment that an import would compare: the active one, else the last. */
const onRoster = ({ active, role, search }: Input): Sql[] => [
  active
    ? sql`e.active`
    : sql`not e.active and not exists (select from enrollments o
        where o.university_id = e.university_id and o.course_id = e.course_id and o.account_id = e.account_id and (o.active
          or (coalesce(o.ended_at, 'infinity'), o.id) > (coalesce(e.ended_at, 'infinity'), e.id)))`,
  ...(role === null ? [] : [sql`e.role = ${role}`]),
  containsTyped(search, sql`a.first_name || ' ' || a.last_name || ' ' || a.email`),
];
