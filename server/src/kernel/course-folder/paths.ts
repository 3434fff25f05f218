import { FOLDER_KEY, LONGEST_FOLDER_KEY } from '@bcs/contract/kernel/folder-bounds';

const LONGEST_PATH = 400;

export const COURSE_FILE = 'course.yaml';
export const FOLDERS = { session: 'sessions', assignment: 'assignments' } as const;
export type FolderKind = keyof typeof FOLDERS;

/** The meaning of a file according to its place in the folder. */
export type FilePlace =
  | { readonly is: 'course' | 'resource' | 'nothing' }
  | Readonly<{ is: 'item'; kind: FolderKind; key: string }>
  | Readonly<{ is: 'misplaced'; says: string }>;

const misplaced = (says: string): FilePlace => ({ is: 'misplaced', says });
const isKey = (name: string) => name.length <= LONGEST_FOLDER_KEY && FOLDER_KEY.test(name);

/** Tells whether a path stays within the folder on every system. ADM-107, ADM-129 */
export const isPlainPath = (path: string): boolean =>
  path.length <= LONGEST_PATH &&
  path.isWellFormed() &&
  !/[\\\p{Cc}:]/u.test(path) &&
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');

/** Tells whether a file belongs to the repository itself, such as its settings or documents. */
const isOfRepository = (parts: readonly string[]): boolean =>
  parts.some((part) => part.startsWith('.')) ||
  (parts.length === 1 && /^(?:[A-Z_-]+|[\w-]+\.md)$/.test(parts[0] ?? ''));

export function classifyPath(path: string): FilePlace {
  if (!isPlainPath(path)) return misplaced('has a path that leads elsewhere');
  const parts = path.split('/');
  if (path === COURSE_FILE) return { is: 'course' };
  if (isOfRepository(parts)) return { is: 'nothing' };
  const [folder, name = ''] = parts;
  const kind = (Object.keys(FOLDERS) as FolderKind[]).find((each) => FOLDERS[each] === folder);
  if (!kind || parts.length === 1)
    return misplaced('is not read: a course folder has course.yaml and the folders sessions and assignments');
  if (parts.length > 2) return { is: 'resource' };
  if (!name.endsWith('.md')) return misplaced('must end in .md, or be in a folder named after an item');
  const key = name.slice(0, -'.md'.length);
  return isKey(key)
    ? { is: 'item', kind, key }
    : misplaced('must have a name made of lowercase letters, digits and hyphens, such as 01-html-and-css.md');
}
