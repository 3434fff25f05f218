import { AssignmentFile, COURSE_FOLDER, SessionFile } from '@bcs/contract/features/curricula/model';
import { differences, type ItemFields } from '@bcs/contract/features/course-files/three-way';
import { oneLine } from '#features/curricula/queries-items';
import { editFile } from '#kernel/course-folder/edit-file';
import type { Files, FolderItem } from '#kernel/course-folder/folder';
import { COURSE_FILE } from '#kernel/course-folder/paths';
import { itemFile } from '#kernel/course-folder/read-folder';
import { writeFolder } from '#kernel/course-folder/write-folder';
import type { SourceComparison } from './compare.ts';
import { assignmentHere, assignmentThere, sessionHere, sessionThere } from './fields.ts';
import type { ItemBase } from './queries.ts';

type Written = Readonly<Record<string, unknown>>;

/** Words the fields of the class as the file did, wherever they still mean the same. */
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

/** The files of the folder that was last taken over, as they came. */
export const filesBrought = (bases: readonly ItemBase[]): ReadonlyMap<string, string> =>
  new Map(
    bases.map((base) => [itemFile(base.kind, base.key), editFile(base.file, base, base, COURSE_FOLDER[base.kind])]),
  );

type Sides = Pick<SourceComparison, 'items' | 'bases' | 'to'>;

const basesByFile = (bases: readonly ItemBase[]) => new Map(bases.map((base) => [itemFile(base.kind, base.key), base]));

/** Sessions as their files say them. */
function sessionsSaid({ items, bases, to }: Sides) {
  const brought = basesByFile(bases);
  return items.sessions.map((item) => {
    const path = itemFile('session', item.key);
    const base = brought.get(path);
    const before =
      base &&
      sessionThere(
        { key: base.key, text: base.text, facts: SessionFile.parse(base.facts) },
        to,
        item.stored,
        (name) => base.keys?.[name] ?? null,
      );
    const said = before ? sessionOf(saidAsBefore(sessionHere(item), before)) : item;
    return { item, path, said, file: base?.file ?? null, was: before ? sessionOf(before.written) : item };
  });
}

/**
 * The files of a class: each as it was last brought with what has changed in the class, and what is new as it is usually
 * written. Without a change the same bytes come out that came in. ADM-104, ADM-109
 */
export function filesOfClass(sides: Sides): Map<string, string> {
  const { items, bases, to } = sides;
  const brought = basesByFile(bases);
  const files = new Map<string, string>();
  for (const { path, said, was, file } of sessionsSaid(sides))
    files.set(path, editFile(file, was, said, COURSE_FOLDER.session));
  for (const item of items.assignments) {
    const path = itemFile('assignment', item.key);
    const base = brought.get(path);
    const before =
      base &&
      assignmentThere({ key: base.key, text: base.text, facts: AssignmentFile.parse(base.facts) }, to, item.stored);
    const after = before ? assignmentOf(saidAsBefore(assignmentHere(item), before)) : item;
    files.set(
      path,
      editFile(base?.file ?? null, before ? assignmentOf(before.written) : item, after, COURSE_FOLDER.assignment),
    );
  }
  return files;
}

/** Returns the paths of the files of sessions in the folder, and the keys under which they are kept. ADM-104 */
export const filesBeside = (sides: Sides): { path: string; fileKey: string; size: number }[] =>
  sessionsSaid(sides).flatMap(({ item, said }) => {
    // whatever stands in a class is written, even what a folder may not hold
    const { resources } = said.facts as SessionFile;
    return item.stored.resources.flatMap((stored, place) => {
      const named = resources[place];
      if (stored.kind !== 'file' || !named || !('file' in named)) return [];
      return [{ path: `sessions/${item.key}/${named.file}`, fileKey: stored.fileKey, size: stored.size }];
    });
  });

/** course.yaml as it came, or as the class is called. */
export function formatCourseFile({
  name,
  program,
}: {
  readonly name: string;
  readonly program: string | null;
}): string {
  const course = { name: oneLine(name), program: program === null ? null : oneLine(program) };
  const files = writeFolder({ course, sessions: [], assignments: [], resources: new Map() }, COURSE_FOLDER);
  return new TextDecoder().decode(files.get(COURSE_FILE));
}

/** Files in the order of their paths. */
export const inOrder = (files: ReadonlyMap<string, string>): [path: string, text: string][] =>
  [...files].toSorted(([one], [other]) => (one < other ? -1 : 1));

export const encodeFiles = (files: readonly (readonly [path: string, text: string])[]): Files =>
  new Map(files.map(([path, text]) => [path, new TextEncoder().encode(text)]));
