import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { CourseFolder, Files, FolderItem, Mistake, FileSchemas } from './folder.ts';
import { FOLDER_BOUNDS } from './bounds.ts';
import { splitFrontMatter } from './front-matter.ts';
import { COURSE_FILE, FOLDERS, classifyPath, type FolderKind } from './paths.ts';
import { readFacts } from './read-facts.ts';

type Path = readonly PropertyKey[];
/** A mistake that concerns several files. */
export type FolderFault = Readonly<{ file: string; path: Path; says: string }>;
type FaultsOf<S extends FileSchemas> = (
  read: Pick<CourseFolder<S>, 'sessions' | 'assignments' | 'resources'>,
  /** Files of items that could not be read, so that references to them cannot be checked. */
  unread: readonly string[],
) => readonly FolderFault[];
export type ReadFolder<S extends FileSchemas> = {
  /** Files that do not belong to the course, such as a README. */
  readonly passedOver: readonly string[];
} & (
  | Readonly<{ folder: CourseFolder<S>; mistakes: readonly [] }>
  | Readonly<{ folder: null; mistakes: readonly Mistake[] }>
);

const ofFile = (file: string, says: string): Mistake => ({ file, line: null, key: null, says });

export const itemPath = (kind: FolderKind, key: string): string => `${FOLDERS[kind]}/${key}.md`;

/** Reads a course folder, or all mistakes within and between its files. ADM-104, ADM-106 */
export function readFolder<S extends FileSchemas>(files: Files, shapes: S, faultsOf: FaultsOf<S>): ReadFolder<S> {
  const turns = readingOf(files, shapes, faultsOf);
  for (;;) {
    const turn = turns.next();
    if (turn.done) return turn.value;
  }
}

/** Reads an uploaded folder, yielding between files. */
export async function readFolderInTurns<S extends FileSchemas>(
  files: Files,
  shapes: S,
  faultsOf: FaultsOf<S>,
): Promise<ReadFolder<S>> {
  const turns = readingOf(files, shapes, faultsOf);
  for (;;) {
    const turn = turns.next();
    if (turn.done) return turn.value;
    await yieldToOthers();
  }
}

/** Reads a folder, pausing after each file. */
function* readingOf<S extends FileSchemas>(
  files: Files,
  shapes: S,
  faultsOf: FaultsOf<S>,
): Generator<undefined, ReadFolder<S>> {
  const mistakes: Mistake[] = [];
  const items: Record<FolderKind, FolderItem<never>[]> = { session: [], assignment: [] };
  const resources = new Map<string, Uint8Array>();
  const lines = new Map<string, (path: Path) => number>();
  const unread: string[] = [];
  const passedOver: string[] = [];
  let course: unknown;

  const read = (file: string, shape: FileSchemas[FolderKind], text: string, linesBefore: number): unknown => {
    const found = readFacts(shape, { file, text, linesBefore });
    mistakes.push(...found.mistakes);
    if (found.facts !== null) lines.set(file, found.lineOf);
    return found.facts;
  };

  const readItem = (file: string, { kind, key }: { kind: FolderKind; key: string }, whole: string) => {
    const parts = splitFrontMatter(whole);
    if (!parts) mistakes.push({ ...ofFile(file, 'must begin with its keys between two lines of ---'), line: 1 });
    const facts = parts && read(file, shapes[kind], parts.front, 1);
    if (!facts) unread.push(file);
    if (parts && facts) items[kind].push({ key, facts: facts as never, text: parts.text });
  };

  for (const [file, bytes] of inOrder(files)) {
    if (mistakes.length > FOLDER_BOUNDS.mostMistakes) {
      const stopped = ofFile(file, 'and what follows was not read: mend these mistakes first');
      return { folder: null, mistakes: [...mistakes.slice(0, FOLDER_BOUNDS.mostMistakes), stopped], passedOver };
    }
    yield;
    const place = classifyPath(file);
    if (place.is === 'misplaced') mistakes.push(ofFile(file, place.says));
    if (place.is === 'resource') resources.set(file, bytes);
    if (place.is === 'nothing') passedOver.push(file);
    if (place.is !== 'course' && place.is !== 'item') continue;
    const text = textOf(bytes);
    if (typeof text !== 'string') {
      mistakes.push(ofFile(file, text.says));
      unread.push(file);
    } else if (place.is === 'item') readItem(file, place, text);
    else course = read(file, shapes.course, text, 0);
  }
  if (!files.has(COURSE_FILE)) mistakes.push(ofFile(COURSE_FILE, 'is missing'));
  mistakes.push(...strayOf(resources, files));
  const folder = { course, sessions: items.session, assignments: items.assignment, resources } as CourseFolder<S>;
  for (const { file, path, says } of faultsOf(folder, unread))
    mistakes.push({ file, line: lines.get(file)?.(path) ?? null, key: path.map(String).join('.'), says });
  return mistakes.length > 0 ? { folder: null, mistakes, passedOver } : { folder, mistakes: [], passedOver };
}

const inOrder = (files: Files) => [...files].toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Finds resources of items that do not exist. */
const strayOf = (resources: Files, files: Files): Mistake[] =>
  [...resources.keys()]
    .filter((file) => !files.has(`${file.split('/').slice(0, 2).join('/')}.md`))
    .map((file) => ofFile(file, `belongs to ${file.split('/').slice(0, 2).join('/')}.md, which is missing`));

function textOf(bytes: Uint8Array): string | { readonly says: string } {
  if (bytes.length > FOLDER_BOUNDS.mostMarkdown) return { says: 'is larger than 200 kB' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll(/\r\n?/g, '\n');
    return text.includes('\0') ? { says: 'is not text' } : text;
  } catch {
    return { says: 'must be text in UTF-8' };
  }
}
