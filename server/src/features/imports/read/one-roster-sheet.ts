import type { ImportKind } from '@bcs/contract/features/imports/model';
import type { OneRosterReading } from '@bcs/contract/features/imports/one-roster';
import { MOST_ROWS } from '@bcs/contract/features/imports/reading';
import { FILE_TOO_LARGE } from '@bcs/contract/features/imports/failures';
import { RefusalError } from '#kernel/refusal-error';
import type { Db } from '#database/db';
import type { OneRosterSource, SourceEnrollment, SourceUser } from './one-roster-source.ts';
import type { FileEntry } from './read-file.ts';
import type { Sheet } from './read-upload.ts';
import { findSourcePeople, type SourcePerson } from '../queries-kept.ts';

/** The person to whom an id of the source belongs. */
interface Recognised {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly note?: string;
  /** The reason why no person can be identified. */
  readonly problem?: string;
  /** The account that already has the id. */
  readonly accountId?: number;
}

/**
 * @param row the row of a person; by default the person with this id in the file
 */
type WhoIs = (id: string, row?: SourceUser) => Recognised;

const NO_ID = 'The source gives this person no id.';

/**
 * Identifies people by their id in the source or, without one, by e-mail. If both lead to different people, or the
 * e-mail belongs to a person with another id, nobody is identified until a user decides (ADM-060).
 * @param ids of the people to identify, whether or not they are in the file
 */
export async function recogniseAccounts(
  db: Db,
  { source, system }: Readonly<{ source: string; system: string }>,
  { users, people, unclear }: OneRosterSource,
  ids: readonly string[],
): Promise<WhoIs> {
  const asked = [...new Set(ids)];
  const isAsked = new Set(asked);
  const emails = people.flatMap(({ id, email }) => (isAsked.has(id) && email) || []);
  const known = await findSourcePeople(db, source, asked, emails);
  const byId = new Map(known.map((one) => [one.sourcedId, one]));
  const byEmail = new Map(known.map((one) => [one.email, one]));
  return (id, row) => {
    const user = row ?? users.get(id);
    const names = { firstName: user?.firstName ?? '', lastName: user?.lastName ?? '' };
    const bearer = byId.get(id);
    const nobody = (problem: string) => ({ email: '', ...names, problem });
    if (id === '') return { ...nobody(row ? NO_ID : 'This row does not name a person.'), email: row?.email ?? '' };
    if (!user && !bearer) return nobody(`The file has no person with the id ${short(id)}.`);
    if (!row && unclear.has(id)) return nobody(`The file has several people with the id ${short(id)}.`);
    const email = user?.email ?? '';
    return {
      ...names,
      ...(bearer ? asBearer(bearer, email, byEmail.get(email)) : byMail(email, id, byEmail.get(email), system)),
    };
  };
}

type Found = Pick<Recognised, 'email' | 'note' | 'problem' | 'accountId'>;

function asBearer(bearer: SourcePerson, email: string, other: SourcePerson | undefined): Found {
  const found = { email: bearer.email, accountId: bearer.accountId };
  if (email === '' || email === bearer.email) return found;
  if (other && other.accountId !== bearer.accountId) {
    const problem = `${email} bears the id ${short(other.sourcedId)} already; the id ${short(bearer.sourcedId)} of this row belongs to ${bearer.email}.`;
    return { ...found, problem };
  }
  return { ...found, note: `Recognized by its id. The e-mail here stays ${bearer.email}; the source has ${email}.` };
}

const byMail = (email: string, id: string, other: SourcePerson | undefined, system: string): Found =>
  other
    ? {
        email,
        problem: `${email} bears the id ${short(other.sourcedId)} of ${system} already; this row says ${short(id)}.`,
      }
    : { email };

const MAX_ID_LENGTH = 60;
const short = (id: string): string => (id.length > MAX_ID_LENGTH ? `${id.slice(0, MAX_ID_LENGTH)}…` : id);

/** The tables built from a OneRoster zip, with the columns that are compared. */
const TABLES = {
  enrollments: {
    header: [
      'enrollmentSourcedId',
      'userSourcedId',
      'classSourcedId',
      'sourceRole',
      'course',
      'email',
      'firstName',
      'lastName',
      'role',
    ],
    columns: [null, null, null, null, 'course', 'email', 'firstName', 'lastName', 'role'],
  },
  people: {
    header: ['userSourcedId', 'email', 'firstName', 'lastName'],
    columns: [null, 'email', 'firstName', 'lastName'],
  },
} as const satisfies Record<ImportKind, { header: readonly string[]; columns: readonly (string | null)[] }>;

export const columnsOfSource = (kind: ImportKind): (string | null)[] => [...TABLES[kind].columns];

/** Additional data of a row besides its cells. */
export type RowExtras = Pick<FileEntry, 'problems' | 'note' | 'endsBecause' | 'sourcedId' | 'claims' | 'passedOver'>;
export interface SourceSheet extends Sheet {
  readonly beside: ReadonlyMap<number, RowExtras>;
}

/** Builds the table of enrollments in imported classes. */
export function rosterSheet(
  enrollments: readonly SourceEnrollment[],
  reading: Pick<OneRosterReading, 'roles'>,
  codes: ReadonlyMap<string, string>,
  recognised: (id: string) => Recognised,
): SourceSheet {
  const roles = new Map(Object.entries(reading.roles));
  const rows = enrollments.map((one) => ({ one, who: recognised(one.userId), role: roles.get(one.role) ?? '' }));
  if (rows.length > MOST_ROWS) throw new RefusalError(FILE_TOO_LARGE);
  return {
    header: TABLES.enrollments.header,
    lines: rows.map(({ one: { line, id, userId, classId, role: named }, who, role }) => {
      const cells = [
        id,
        userId,
        classId,
        named,
        codes.get(classId) ?? '',
        who.email,
        who.firstName,
        who.lastName,
        role,
      ];
      return { at: line, row: line, cells };
    }),
    beside: new Map(
      rows.map(({ one, who, role }) => [
        one.line,
        {
          ...besideOf(who, one.userId, role === '' ? roleProblem(one.role) : []),
          ...(one.gone !== null && { endsBecause: one.gone }),
        },
      ]),
    ),
  };
}

const roleProblem = (role: string) => [
  {
    column: 'role',
    message: role === '' ? 'is not named by the source' : `has to be chosen for '${role}' of the source`,
  },
];

/**
 * Builds the table of people. People who have left the source are skipped: they may be proposed to leave a class, but
 * never lose their account.
 */
export function peopleSheet(
  { people }: OneRosterSource,
  recognised: (id: string, row: SourceUser) => Recognised,
): SourceSheet {
  const rows = people.map((user) => ({ user, who: recognised(user.id, user) }));
  if (rows.length > MOST_ROWS) throw new RefusalError(FILE_TOO_LARGE);
  return {
    header: TABLES.people.header,
    lines: rows.map(({ user: { line, id }, who }) => ({
      at: line,
      row: line,
      cells: [id, who.email, who.firstName, who.lastName],
    })),
    beside: new Map(
      rows.map(({ user, who }) => [
        user.line,
        { ...besideOf(who, user.id, []), claims: user.id, ...(user.gone !== null && { passedOver: user.gone }) },
      ]),
    ),
  };
}

const besideOf = ({ problem, note }: Recognised, sourcedId: string, more: FileEntry['problems'] & {}): RowExtras => {
  const problems = [...(problem === undefined ? [] : [{ column: 'email', message: problem }]), ...more];
  return {
    ...(sourcedId !== '' && { sourcedId }),
    ...(problems.length > 0 && { problems }),
    ...(note !== undefined && { note }),
  };
};
