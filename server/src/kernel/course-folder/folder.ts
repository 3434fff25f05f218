import type { z } from 'zod';

/** The files of a folder by their paths, which have `/` between their parts on every system. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** The schemas of the keys before the texts, by the kind of a file. */
export type Shapes = Readonly<{ course: z.ZodObject; session: z.ZodObject; assignment: z.ZodObject }>;

/** One session or assignment. */
export interface FolderItem<Facts> {
  /** The key by which it is known: the name of its file. */
  readonly key: string;
  readonly facts: Facts;
  /** Markdown. */
  readonly text: string;
}

/** A curriculum as files. Items stand in the order of their keys. ADM-104 */
export interface CourseFolder<S extends Shapes> {
  readonly course: z.output<S['course']>;
  readonly sessions: readonly FolderItem<z.output<S['session']>>[];
  readonly assignments: readonly FolderItem<z.output<S['assignment']>>[];
  /** Files that belong to an item: they lie in a folder beside it that has its name. */
  readonly resources: Files;
}

/** A mistake, where it stands and what is expected there. ADM-106 */
export interface Mistake {
  readonly file: string;
  /** From 1; null where it concerns the file as a whole. */
  readonly line: number | null;
  readonly key: string | null;
  readonly says: string;
}

/** A folder that is not read, with why in words for people. ADM-107 */
export class FolderRefused extends Error {}
