import type { z } from 'zod';

/** The files of a folder by path, with `/` as the separator on every system. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** The schemas of the keys before the texts, by the kind of file. */
export type FileSchemas = Readonly<{ course: z.ZodObject; session: z.ZodObject; assignment: z.ZodObject }>;

/** One session or assignment. */
export interface FolderItem<Facts> {
  /** The key, which is the name of its file. */
  readonly key: string;
  readonly facts: Facts;
  /** The text in Markdown. */
  readonly text: string;
}

/** A curriculum as files, with items in the order of their keys. ADM-104 */
export interface CourseFolder<S extends FileSchemas> {
  readonly course: z.output<S['course']>;
  readonly sessions: readonly FolderItem<z.output<S['session']>>[];
  readonly assignments: readonly FolderItem<z.output<S['assignment']>>[];
  /** The files of items, each in a folder with the name of its item. */
  readonly resources: Files;
}

/** A mistake with its position and what was expected. ADM-106 */
export interface Mistake {
  readonly file: string;
  /** The line from 1; null if the file as a whole is concerned. */
  readonly line: number | null;
  readonly key: string | null;
  readonly says: string;
}

/** A folder that is not read, with the reason in words. ADM-107 */
export class FolderRefused extends Error {}
