import { readRole } from '#kernel/role-words';
import type { Role } from '#kernel/roles';
import type { OneRosterVersion } from './model.ts';

/**
 * The way in which a OneRoster zip file is read: according to its manifest, with the mapped roles and classes. ADM-059
 */
export interface OneRosterReading {
  /** The name under which its ids and values are stored, made of the place of the import and the system. */
  readonly source: string;
  /** The name of the system in the manifest. */
  readonly system: string;
  readonly version: OneRosterVersion;
  /** The mode of the enrollments: a bulk file names all of them, a delta only what has changed. */
  readonly mode: 'bulk' | 'delta';
  /** The roles of the product by those of the source. ADM-062 */
  readonly roles: Readonly<Record<string, Role>>;
  /** The classes of the product by the class ids of the source; classes that are null or missing are not imported. */
  readonly classes: Readonly<Record<string, number | null>>;
}

/** The roles that are mapped automatically; for others the user decides. ADM-062 */
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
 * The name of a source. Imports of a class admin and of the university are two sources, so that neither decides about
 * the people of the other.
 */
export const sourceName = (
  { universityId, courseId }: { readonly universityId: number; readonly courseId: number | null },
  system: string,
): string => `oneroster/${courseId === null ? `u${universityId}` : `c${courseId}`}/${plain(system)}`;

/** Normalizes a role of a source. */
export const roleKey = (role: string): string => role.trim().toLowerCase();
