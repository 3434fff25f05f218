import { readRole } from '#kernel/role-words';
import type { Role } from '#kernel/roles';
import type { OneRosterVersion } from './model.ts';

/** The way in which a OneRoster zip is read: as its manifest tells, with the roles and classes that somebody says. ADM-059 */
export interface OneRosterReading {
  /** The name under which its ids and what it brought are kept: the place of the import and the system. */
  readonly source: string;
  /** The name of the system in the manifest. */
  readonly system: string;
  readonly version: OneRosterVersion;
  /** The mode of the enrollments: a bulk file names all of them, a delta only what has changed. */
  readonly mode: 'bulk' | 'delta';
  /** Roles here by those of the source. ADM-062 */
  readonly roles: Readonly<Record<string, Role>>;
  /** Which class here a class of the source is, by its id there; null and what is not named are not imported. */
  readonly classes: Readonly<Record<string, number | null>>;
}

/** The roles that are understood without asking; others are chosen. ADM-062 */
export const usualRoles = (named: readonly string[]): Record<string, Role> =>
  Object.fromEntries(
    [...new Set(named)].flatMap((name) => {
      const role = readRole(name);
      return role === null ? [] : [[name, role] as const];
    }),
  );

/** The bounds of a OneRoster zip. ADM-063, D-189 */
export const ARCHIVE_BOUNDS = { mostFiles: 40, mostBytes: 50 * 1024 * 1024, mostRatio: 100 } as const;

const LONGEST_NAME = 60;
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, LONGEST_NAME) || 'unnamed';

/**
 * The name of a source. What a class admin brings and what the university brings are two sources, so that neither says who
 * the people of the other are.
 */
export const sourceName = (
  { universityId, courseId }: { readonly universityId: number; readonly courseId: number | null },
  system: string,
): string => `oneroster/${courseId === null ? `u${universityId}` : `c${courseId}`}/${plain(system)}`;

/** A role of a source in one form. */
export const roleKey = (role: string): string => role.trim().toLowerCase();
