import { CLASS_ENDED } from '@bcs/contract/kernel/failure';
import { EnrollmentRow } from '@bcs/contract/features/administration/model-rows';
import type { Values } from '@bcs/contract/features/imports/compare';
import type { Problem } from '@bcs/contract/features/imports/outcome';
import type { FoundRow, Noun } from './noun.ts';
import { saveEnrollments } from './save-enrollments.ts';
import { findCourses, findEnrolled, type EnrolledMember, type FoundCourse, findPeople } from './queries-people.ts';

export const ENROLLMENTS: Noun<EnrollmentRow> = {
  name: 'enrollments',
  changes: ['enrollments'],
  schema: EnrollmentRow,
  recognisedBy: ['university', 'course', 'email'],
  key: ({ university, course, email }) => `${university} / ${course} / ${email}`,
  find: async (given, { tx, reach, holds }) => {
    const courses = await findCourses(tx, given, reach);
    const emails = [...new Set(given.map(({ email }) => email))];
    const people = new Map((await findPeople(tx, emails, reach, holds)).map((one) => [one.cells.email, one]));
    const places = given.map((row) => ({
      row,
      course: courses.get(`${row.university}/${row.course}`),
      person: people.get(row.email),
    }));
    const seats = places.flatMap(({ course, person }) => (course && person ? [seatOf(course, person.id)] : []));
    const enrolled = await findEnrolled(tx, seats, holds);
    return places.map(({ row, course, person }) =>
      toFoundRow(row, course, person?.cells, enrolled.get(`${course?.id}/${person?.id}`)),
    );
  },
  save: saveEnrollments,
};

const seatOf = ({ id, universityId }: FoundCourse, accountId: number) => ({ universityId, courseId: id, accountId });

type Names = Pick<EnrollmentRow, 'firstName' | 'lastName'>;

/**
 * @param person the names belonging to the e-mail, which are not revealed
 */
export function toFoundRow(
  row: EnrollmentRow,
  course: FoundCourse | undefined,
  person: Names | undefined,
  known?: EnrolledMember,
): FoundRow {
  const implied: Values = person ? { firstName: undefined, lastName: undefined } : {};
  const about = { implied, ended: null, problems: problemsOf(row, course, person), note: noteOf(row, person) };
  if (!course || !known) {
    // the file ends somebody who is not there, so there is nothing to do
    const isNobody = row.active === false;
    return isNobody
      ? { ...about, object: row.email, stored: row as Values, problems: course ? [] : about.problems }
      : { ...about, object: null, stored: {} };
  }
  const stored = {
    university: row.university,
    course: row.course,
    email: row.email,
    role: known.role,
    active: known.active,
  };
  const ended = known.active || row.active === false ? null : { at: known.endedAt, by: known.endedBy };
  return { ...about, object: `${known.courseId}/${known.accountId}`, stored, ended };
}

function problemsOf(
  { university, course, firstName, lastName, email }: EnrollmentRow,
  found?: FoundCourse,
  person?: Names,
): Problem[] {
  if (!found) return [{ column: 'course', message: `${university} has no course ${course}` }];
  if (!found.isWithinReach) return [{ column: 'course', message: `${course} is not among the classes of this import` }];
  if (found.hasEnded) return [{ column: 'course', message: CLASS_ENDED.message }];
  if (person || firstName || lastName) return [];
  return [{ column: 'firstName', message: `is required, because no one has the e-mail ${email}` }];
}

const noteOf = (row: Names, person?: Names): string | null => {
  const differs =
    person &&
    [
      [row.firstName, person.firstName],
      [row.lastName, person.lastName],
    ].some(([to, from]) => to && to !== from);
  return differs ? 'The name stays as it is: a roster does not change the names of people who have an account.' : null;
};
