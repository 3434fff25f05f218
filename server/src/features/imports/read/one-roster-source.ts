import { EMAIL, readEmail } from '@bcs/contract/kernel/email';
import { roleKey } from '@bcs/contract/features/imports/one-roster';
import type { OneRosterFileName, SourceFiles, SourceRow } from './one-roster-files.ts';

/** A person in a source. */
export interface SourceUser {
  readonly id: string;
  readonly line: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: string;
  /** The reason why the source has dropped them; null if it has not. */
  readonly gone: string | null;
}
export interface SourceClass {
  readonly id: string;
  readonly title: string;
  /** The codes by which a class of the product is recognised. */
  readonly codes: readonly string[];
  readonly isGone: boolean;
}
export interface SourceEnrollment {
  readonly id: string;
  readonly line: number;
  readonly classId: string;
  readonly userId: string;
  readonly role: string;
  readonly gone: string | null;
}

/** The people and classes in a OneRoster zip, independent of its version. ADM-059 */
export interface OneRosterSource {
  /** All rows of people as they are in the file, including those without an id or with repeated ids. */
  readonly people: readonly SourceUser[];
  /** The users by id. */
  readonly users: ReadonlyMap<string, SourceUser>;
  /** Ids that refer to more than one person in the file. */
  readonly unclear: ReadonlySet<string>;
  readonly classes: ReadonlyMap<string, SourceClass>;
  readonly enrollments: readonly SourceEnrollment[];
}

const GONE = new Set(['tobedeleted', 'inactive']);
const isGone = ({ get }: SourceRow): boolean => GONE.has(get('status').toLowerCase());

export function toOneRosterSource({ rows }: Pick<SourceFiles, 'rows'>): OneRosterSource {
  const roles = rolesOf(rows.roles);
  const people = rows.users.map((row) => userOf(row, roles));
  const { users, unclear } = byIdOf(people);
  const classes = new Map(known(rows.classes).map((row) => [row.get('sourcedid'), classOf(row, rows)]));
  const enrollments = rows.enrollments.map((row): SourceEnrollment => {
    const [userId, classId] = [row.get('usersourcedid'), row.get('classsourcedid')];
    const user = users.get(userId);
    return {
      id: row.get('sourcedid'),
      line: row.line,
      classId,
      userId,
      role: roleKey(row.get('role') || user?.role || ''),
      gone: whyGone(row, user, classes.get(classId)),
    };
  });
  return { people, users, unclear, classes, enrollments };
}

/** Groups users by id. Among rows with one id, active ones count; if these differ, the id is ambiguous. */
function byIdOf(people: readonly SourceUser[]): Pick<OneRosterSource, 'users' | 'unclear'> {
  const users = new Map<string, SourceUser>();
  const unclear = new Set<string>();
  for (const [id, rows] of Map.groupBy(people, (user) => user.id)) {
    const here = rows.filter(({ gone }) => gone === null);
    const [first, ...others] = here.length > 0 ? here : rows;
    if (id === '' || !first) continue;
    users.set(id, first);
    if (others.some((other) => !isSame(first, other))) unclear.add(id);
  }
  return { users, unclear };
}

const isSame = (one: SourceUser, other: SourceUser): boolean =>
  (['email', 'firstName', 'lastName', 'role'] as const).every((field) => one[field] === other[field]);

const known = (rows: readonly SourceRow[]): SourceRow[] => rows.filter(({ get }) => get('sourcedid') !== '');

function whyGone(row: SourceRow, user: SourceUser | undefined, group: SourceClass | undefined): string | null {
  if (isGone(row)) return 'The source marks this enrollment as deleted.';
  if (user?.gone) return user.gone;
  return group?.isGone ? 'The source marks this class as deleted.' : null;
}

function userOf(row: SourceRow, roles: ReadonlyMap<string, string>): SourceUser {
  const { get, line } = row;
  const id = get('sourcedid');
  // some sources have no e-mail column, because people sign in with their e-mail
  const email = [get('email'), get('username')].find((text) => EMAIL.test(readEmail(text))) ?? get('email');
  const off = get('enableduser').toLowerCase() === 'false' ? 'The source has deactivated this person.' : null;
  return {
    id,
    line,
    email: readEmail(email),
    firstName: get('givenname'),
    lastName: get('familyname'),
    role: get('role') || (roles.get(id) ?? ''),
    gone: isGone(row) ? 'The source marks this person as deleted.' : off,
  };
}

/** Reads the roles, which are in a separate file in version 1.2; the primary one counts. */
function rolesOf(rows: readonly SourceRow[]): ReadonlyMap<string, string> {
  const roles = new Map<string, string>();
  for (const row of rows) {
    const user = row.get('usersourcedid');
    if (!isGone(row) && (!roles.has(user) || row.get('roletype').toLowerCase() === 'primary'))
      roles.set(user, row.get('role'));
  }
  return roles;
}

function classOf(row: SourceRow, rows: SourceFiles['rows']): SourceClass {
  const { get } = row;
  const of = (file: OneRosterFileName, id: string) => namesIn(rows[file]).get(id);
  const course = of('courses', get('coursesourcedid'));
  const term = get('termsourcedids').split(',')[0]?.trim() ?? '';
  const beside = [of('academicSessions', term)?.title, of('orgs', get('schoolsourcedid'))?.name].filter(Boolean);
  const title = [get('title') || (course?.title ?? get('classcode')), ...beside].join(', ');
  const codes = [get('classcode'), get('title'), course?.code ?? ''].filter((code) => code !== '');
  return { id: get('sourcedid'), title: title || get('sourcedid'), codes, isGone: isGone(row) };
}

type Names = Readonly<{ title: string; name: string; code: string }>;
const tables = new WeakMap<readonly SourceRow[], ReadonlyMap<string, Names>>();
/** Builds the names by id, once for each file. */
function namesIn(rows: readonly SourceRow[]): ReadonlyMap<string, Names> {
  const made =
    tables.get(rows) ??
    new Map(
      rows.map(({ get }) => [get('sourcedid'), { title: get('title'), name: get('name'), code: get('coursecode') }]),
    );
  tables.set(rows, made);
  return made;
}
