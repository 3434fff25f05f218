import { stringify } from 'yaml';
import type { z } from 'zod';
import type { CourseFolder, Files, FolderItem, FileSchemas } from './folder.ts';
import { joinFrontMatter } from './front-matter.ts';
import { COURSE_FILE, type FolderKind } from './paths.ts';
import { itemPath } from './read-folder.ts';

type Facts = Readonly<Record<string, unknown>>;

/** Writes the files of a course folder; the same folder always gives the same bytes. ADM-104 */
export function writeFolder<S extends FileSchemas>(folder: CourseFolder<S>, shapes: S): Files {
  const files = new Map<string, Uint8Array>();
  const write = (file: string, text: string) => files.set(file, new TextEncoder().encode(text));
  const writeAll = (kind: FolderKind, items: readonly FolderItem<unknown>[]) => {
    for (const item of items) write(itemPath(kind, item.key), writeItem(item, shapes[kind]));
  };
  write(COURSE_FILE, yamlOf(folder.course, shapes.course));
  writeAll('session', folder.sessions);
  writeAll('assignment', folder.assignments);
  for (const [file, bytes] of folder.resources) files.set(file, bytes);
  return files;
}

/** Writes the file of one item. */
export const writeItem = ({ facts, text }: Pick<FolderItem<unknown>, 'facts' | 'text'>, shape: z.ZodObject): string =>
  joinFrontMatter({ front: yamlOf(facts as Facts, shape), text });

/** Formats facts in the order of their schema, without values that equal their default. */
const yamlOf = (facts: Facts, shape: z.ZodObject): string =>
  stringify(withoutDefaults(facts, shape), {
    lineWidth: 0,
    version: '1.2',
    schema: 'core',
    aliasDuplicateObjects: false,
  });

/** Removes facts that equal their default. */
export function withoutDefaults(facts: Facts, shape: z.ZodObject): Facts {
  const usual = (key: string) => (shape.shape[key] as z.ZodType).safeParse(undefined);
  return Object.fromEntries(
    Object.keys(shape.shape)
      .filter((key) => {
        const left = usual(key);
        return !left.success || JSON.stringify(left.data) !== JSON.stringify(facts[key]);
      })
      .map((key) => {
        const inner = shape.shape[key];
        return [key, inner && 'shape' in inner ? withoutDefaults(facts[key] as Facts, inner as never) : facts[key]];
      }),
  );
}
