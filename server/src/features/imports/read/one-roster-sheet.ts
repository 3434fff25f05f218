import type { ImportKind } from '@bcs/contract/features/imports/model';
import type { OneRosterReading } from '@bcs/contract/features/imports/one-roster';
import { MOST_ROWS } from '@bcs/contract/features/imports/reading';
import { FILE_TOO_LARGE } from '@bcs/contract/features/imports/failures';
import { RefusalError } from '#kernel/refusal-error';
import type { Recognised } from './one-roster-people.ts';
import type { OneRosterSource, SourceEnrollment, SourceUser } from './one-roster-source.ts';
import type { FileEntry } from './read-file.ts';
import type { Sheet } from './read-upload.ts';

/** The tables made of a OneRoster zip, and which of their columns are compared. */
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

/** Beside the cells of a row. */
export type Beside = Pick<FileEntry, 'problems' | 'note' | 'endsBecause' | 'sourcedId' | 'claims' | 'passedOver'>;
export interface SourceSheet extends Sheet {
  readonly beside: ReadonlyMap<number, Beside>;
}

/** The enrollments of classes that are imported. */
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

/** Everybody in the source. Whoever has left it is passed over: they may be proposed to leave a class, never an account. */
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

const besideOf = ({ problem, note }: Recognised, sourcedId: string, more: FileEntry['problems'] & {}): Beside => {
  const problems = [...(problem === undefined ? [] : [{ column: 'email', message: problem }]), ...more];
  return {
    ...(sourcedId !== '' && { sourcedId }),
    ...(problems.length > 0 && { problems }),
    ...(note !== undefined && { note }),
  };
};
