import { CLASS_ENDED } from '@bcs/contract/kernel/failure';
import { EnrollmentRow } from '@bcs/contract/features/administration/model-rows';
import type { Values } from '@bcs/contract/features/imports/compare';
import type { Problem } from '@bcs/contract/features/imports/outcome';
import type { Role } from '@bcs/contract/kernel/roles';
import {
  endEnrollments,
  startEnrollments,
  setEnrollmentAuthor,
  type ClassMember,
} from '#features/rosters/queries-enrolling';
import {
  type FoundRow,
  type Noun,
  EVERYWHERE,
  RowRefused,
  type Importing,
  type Reversal,
  type SavedRows,
  type RowWrite,
} from './noun.ts';
import {
  findCourses,
  findEnrolled,
  type Enrolled,
  type FoundCourse,
  findPeople,
  insertPeople,
} from './queries-people.ts';

type Writing = RowWrite<EnrollmentRow>;

/** An enrollment of a row, in ids. */
interface Place extends ClassMember {
  readonly role: Role;
  readonly write: Writing;
}

/**
 * Saves enrollments in sets. Another role ends the old enrollment, which keeps what was done with it, and begins another;
 * people who have no account get one.
 */
async function saveEnrollments(writes: readonly Writing[], importing: Importing): Promise<SavedRows> {
  const { tx } = importing;
  const { ids, reversals } = await accountsOf(writes, importing);
  const courses = await findCourses(
    tx,
    writes.map(({ row }) => row),
    EVERYWHERE,
  );
  const places = writes.map((write): Place => {
    const course = courses.get(`${write.row.university}/${write.row.course}`);
    const accountId = ids.get(write.row.email);
    if (!course || accountId === undefined) throw new RowRefused('is gone', write.line);
    return { universityId: course.universityId, courseId: course.id, accountId, role: write.row.role, write };
  });
  const others = places.filter((place) => !changesRole(place));
  return {
    objects: places.map(({ courseId, accountId }) => `${courseId}/${accountId}`),
    reversals: [
      ...reversals,
      ...(await move(places.filter(changesRole), importing, true)),
      ...(await move(others, importing, false)),
    ],
  };
}

/** Ends and begins what these rows want. Whoever gets another role ends one and begins another. */
async function move(places: readonly Place[], importing: Importing, changesRole: boolean): Promise<Reversal[]> {
  if (places.length === 0) return [];
  const { tx, now, authorId: by, origin, importId, note, ending } = importing;
  const enrolling = { by, origin, importId, at: now, changesRole, note };
  await setEnrollmentAuthor(tx, enrolling);
  const ended = await endEnrollments(
    tx,
    places.filter(isActive).map(memberOf),
    enrolling,
    changesRole ? undefined : ending,
  );
  const begins = places.filter(({ write }) => write.row.active);
  const started = await startEnrollments(
    tx,
    begins.map((place) => ({ ...memberOf(place), role: place.role })),
    enrolling,
  );
  return [
    ...ended.map(({ id }) => changed(id, { active: true }, { active: false })),
    ...started.map(({ id, role, before }) =>
      before === null
        ? ({ thing: 'enrollment', id, did: 'created', before: {}, after: { role, active: true } } as const)
        : changed(id, before, { active: true }),
    ),
  ];
}

const changed = (id: number, before: Reversal['before'], after: Reversal['after']): Reversal => ({
  thing: 'enrollment',
  id,
  did: 'changed',
  before,
  after,
});

const isActive = ({ write: { stored } }: Place): boolean => stored['active'] === true;
const changesRole = (place: Place): boolean =>
  isActive(place) && place.write.row.active && place.write.stored['role'] !== place.role;
const memberOf = ({ universityId, courseId, accountId }: Place): ClassMember => ({ universityId, courseId, accountId });

/** The ids of everybody by e-mail, with the accounts that had to be made. */
async function accountsOf(writes: readonly Writing[], { tx, now }: Importing) {
  const emails = [...new Set(writes.map(({ row }) => row.email))];
  const known = await findPeople(tx, emails, EVERYWHERE, false);
  const ids = new Map(known.map(({ id, cells }) => [cells.email, id]));
  const added = new Map(writes.filter(({ row }) => !ids.has(row.email)).map(({ row }) => [row.email, personOf(row)]));
  const made = await insertPeople(tx, [...added.values()], now);
  for (const [email, id] of made) ids.set(email, id);
  const reversals = [...made].map(([email, id]): Reversal => ({
    thing: 'account',
    id,
    did: 'created',
    before: {},
    after: cellsOf(added.get(email)),
  }));
  return { ids, reversals };
}

const personOf = ({ email, firstName = '', lastName = '' }: EnrollmentRow) => ({
  email,
  firstName,
  lastName,
  githubUserName: null,
  avatarUrl: null,
  active: true,
  canManageAttendance: false,
  mfaRequired: null,
  hash: null,
});

const cellsOf = (person: ReturnType<typeof personOf> | undefined): Reversal['after'] => {
  const { hash: _none, ...cells } = person ?? personOf({ email: '' } as EnrollmentRow);
  return cells;
};

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

/** @param person the names of whoever has the e-mail already; nobody is told them */
export function toFoundRow(
  row: EnrollmentRow,
  course: FoundCourse | undefined,
  person: Names | undefined,
  known?: Enrolled,
): FoundRow {
  const implied: Values = person ? { firstName: undefined, lastName: undefined } : {};
  const about = { implied, ended: null, problems: problemsOf(row, course, person), note: noteOf(row, person) };
  if (!course || !known) {
    // the file tells of somebody who is not there and is not to be: nothing has to be done
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
