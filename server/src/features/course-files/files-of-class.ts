import { AssignmentFile, COURSE_FOLDER, SessionFile } from '@bcs/contract/features/curricula/model';
import { differences, type ItemFields } from '@bcs/contract/features/course-files/three-way';
import { toOneLine } from '#features/curricula/queries-items';
import { editFile } from '#kernel/course-folder/edit-file';
import type { Files, FolderItem } from '#kernel/course-folder/folder';
import { COURSE_FILE } from '#kernel/course-folder/paths';
import { itemPath } from '#kernel/course-folder/read-folder';
import { writeFolder } from '#kernel/course-folder/write-folder';
import type { SourceComparison } from './compare.ts';
import { classAssignment, sourceAssignment, classSession, sourceSession } from './fields.ts';
import type { ItemAsBrought } from './queries.ts';

type Written = Readonly<Record<string, unknown>>;

/** Words the fields of the class as in the original file, if their meaning is still the same. */
function saidAsBefore(here: ItemFields, before: ItemFields): Written {
  const differing = new Set(differences(here, before, null).map(({ field }) => field));
  return Object.fromEntries(
    Object.keys(here.written).map((field) => [field, (differing.has(field) ? here : before).written[field]]),
  );
}

const sessionOf = ({ when, text, ...facts }: Written): Pick<FolderItem<unknown>, 'facts' | 'text'> => ({
  facts: { ...facts, ...(when as object) },
  text: String(text),
});
const assignmentOf = ({ text, ...facts }: Written): Pick<FolderItem<unknown>, 'facts' | 'text'> => ({
  facts,
  text: String(text),
});

/** The original files of the folder that was last taken over. */
export const originalFiles = (bases: readonly ItemAsBrought[]): ReadonlyMap<string, string> =>
  new Map(
    bases.map((base) => [itemPath(base.kind, base.key), editFile(base.file, base, base, COURSE_FOLDER[base.kind])]),
  );

type Sides = Pick<SourceComparison, 'items' | 'bases' | 'to'>;

const basesByFile = (bases: readonly ItemAsBrought[]) =>
  new Map(bases.map((base) => [itemPath(base.kind, base.key), base]));

/** Builds the sessions in the format of their files. */
function sessionsSaid({ items, bases, to }: Sides) {
  const brought = basesByFile(bases);
  return items.sessions.map((item) => {
    const path = itemPath('session', item.key);
    const base = brought.get(path);
    const before =
      base &&
      sourceSession(
        { key: base.key, text: base.text, facts: SessionFile.parse(base.facts) },
        to,
        item.stored,
        (name) => base.keys?.[name] ?? null,
      );
    const said = before ? sessionOf(saidAsBefore(classSession(item), before)) : item;
    return { item, path, said, file: base?.file ?? null, was: before ? sessionOf(before.written) : item };
  });
}

/**
 * Builds the files of a class: the original ones with the changes made in the class, and new items in the usual format.
 * Without changes, the result is identical byte by byte. ADM-104, ADM-109
 */
export function filesOfClass(sides: Sides): Map<string, string> {
  const { items, bases, to } = sides;
  const brought = basesByFile(bases);
  const files = new Map<string, string>();
  for (const { path, said, was, file } of sessionsSaid(sides))
    files.set(path, editFile(file, was, said, COURSE_FOLDER.session));
  for (const item of items.assignments) {
    const path = itemPath('assignment', item.key);
    const base = brought.get(path);
    const before =
      base &&
      sourceAssignment({ key: base.key, text: base.text, facts: AssignmentFile.parse(base.facts) }, to, item.stored);
    const after = before ? assignmentOf(saidAsBefore(classAssignment(item), before)) : item;
    files.set(
      path,
      editFile(base?.file ?? null, before ? assignmentOf(before.written) : item, after, COURSE_FOLDER.assignment),
    );
  }
  return files;
}

/** Returns the paths of session files in the folder, with the keys of the stored files. ADM-104 */
export const sessionFiles = (sides: Sides): { path: string; fileKey: string; size: number }[] =>
  sessionsSaid(sides).flatMap(({ item, said }) => {
    // everything in a class is exported, even what a folder must not contain
    const { resources } = said.facts as SessionFile;
    return item.stored.resources.flatMap((stored, place) => {
      const named = resources[place];
      if (stored.kind !== 'file' || !named || !('file' in named)) return [];
      return [{ path: `sessions/${item.key}/${named.file}`, fileKey: stored.fileKey, size: stored.size }];
    });
  });

/** Formats course.yaml: the original, or the name of the class. */
export function formatCourseFile({
  name,
  program,
}: {
  readonly name: string;
  readonly program: string | null;
}): string {
  const course = { name: toOneLine(name), program: program === null ? null : toOneLine(program) };
  const files = writeFolder({ course, sessions: [], assignments: [], resources: new Map() }, COURSE_FOLDER);
  return new TextDecoder().decode(files.get(COURSE_FILE));
}

/** Sorts files by path. */
export const sortedFiles = (files: ReadonlyMap<string, string>): [path: string, text: string][] =>
  [...files].toSorted(([one], [other]) => (one < other ? -1 : 1));

export const encodeFiles = (files: readonly (readonly [path: string, text: string])[]): Files =>
  new Map(files.map(([path, text]) => [path, new TextEncoder().encode(text)]));
