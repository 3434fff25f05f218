import type { EnrollmentRow } from '@bcs/contract/features/administration/model-rows';
import type { Role } from '@bcs/contract/kernel/roles';
import {
  endEnrollments,
  startEnrollments,
  setEnrollmentAuthor,
  type ClassMember,
} from '#features/rosters/queries-enrolling';
import {
  UNLIMITED_REACH,
  RowRefused,
  type SaveContext,
  type RowReversal,
  type SavedRows,
  type RowWrite,
} from './noun.ts';
import { findCourses, findPeople, insertPeople } from './queries-people.ts';

type Writing = RowWrite<EnrollmentRow>;

/** An enrollment in a row, with ids. */
interface Place extends ClassMember {
  readonly role: Role;
  readonly write: Writing;
}

/**
 * Saves enrollments in sets. A new role ends the old enrollment, which keeps its work, and starts another one. Missing
 * accounts are created.
 */
export async function saveEnrollments(writes: readonly Writing[], importing: SaveContext): Promise<SavedRows> {
  const { tx } = importing;
  const { ids, reversals } = await accountsOf(writes, importing);
  const courses = await findCourses(
    tx,
    writes.map(({ row }) => row),
    UNLIMITED_REACH,
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

/** Ends and starts enrollments. */
async function move(places: readonly Place[], importing: SaveContext, changesRole: boolean): Promise<RowReversal[]> {
  if (places.length === 0) return [];
  const { tx, now, authorId: by, origin, importId, note, ending } = importing;
  const enrolling = { by, origin, importId, at: now, changesRole, note };
  await setEnrollmentAuthor(tx, enrolling);
  const ended = await endEnrollments(
    tx,
    places.filter(isActive).map(seatOf),
    enrolling,
    changesRole ? undefined : ending,
  );
  const begins = places.filter(({ write }) => write.row.active);
  const started = await startEnrollments(
    tx,
    begins.map((place) => ({ ...seatOf(place), role: place.role })),
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

const changed = (id: number, before: RowReversal['before'], after: RowReversal['after']): RowReversal => ({
  thing: 'enrollment',
  id,
  did: 'changed',
  before,
  after,
});

const isActive = ({ write: { stored } }: Place): boolean => stored['active'] === true;
const changesRole = (place: Place): boolean =>
  isActive(place) && place.write.row.active && place.write.stored['role'] !== place.role;
const seatOf = ({ universityId, courseId, accountId }: Place): ClassMember => ({ universityId, courseId, accountId });

/** Finds or creates the accounts of rows, by e-mail. */
async function accountsOf(writes: readonly Writing[], { tx, now }: SaveContext) {
  const emails = [...new Set(writes.map(({ row }) => row.email))];
  const known = await findPeople(tx, emails, UNLIMITED_REACH, false);
  const ids = new Map(known.map(({ id, cells }) => [cells.email, id]));
  const added = new Map(writes.filter(({ row }) => !ids.has(row.email)).map(({ row }) => [row.email, personOf(row)]));
  const made = await insertPeople(tx, [...added.values()], now);
  for (const [email, id] of made) ids.set(email, id);
  const reversals = [...made].map(([email, id]): RowReversal => ({
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

const cellsOf = (person: ReturnType<typeof personOf> | undefined): RowReversal['after'] => {
  const { hash: _none, ...cells } = person ?? personOf({ email: '' } as EnrollmentRow);
  return cells;
};
