import { AssignmentFile, SessionFile } from '@bcs/contract/features/curricula/model';
import type { Item } from '#kernel/course-folder/folder';

/** From where a class takes over: a course folder, or a version of a plan. */
export type SourceKind = 'folder' | 'plan';

/** What a source holds, whichever it is. ADM-102, ADM-104 */
export interface SourceContent {
  readonly sessions: readonly Item<SessionFile>[];
  readonly assignments: readonly Item<AssignmentFile>[];
}

/** A source with what is remembered of it once it is taken over. */
export interface Source {
  readonly kind: SourceKind;
  readonly content: SourceContent;
  /** The files of a folder as they came, by their paths; a plan has none. */
  readonly files: Readonly<Record<string, string>>;
  /** The commit of a folder, where it was told. */
  readonly revision: string | null;
  /** The version of a plan; null for a folder. */
  readonly plan: { readonly planId: number; readonly number: number } | null;
}

/** What a source brought of an item: facts, text, and of a folder the file as it came. */
export interface Brought {
  readonly facts: unknown;
  readonly text: string;
  readonly file: string | null;
}

/** What a source has brought, as it would bring it again. */
export const contentOfBases = (
  bases: readonly (Brought & { readonly kind: 'session' | 'assignment'; readonly key: string })[],
): SourceContent => ({
  sessions: bases
    .filter(({ kind }) => kind === 'session')
    .map(({ key, facts, text }) => ({ key, text, facts: SessionFile.parse(facts) })),
  assignments: bases
    .filter(({ kind }) => kind === 'assignment')
    .map(({ key, facts, text }) => ({ key, text, facts: AssignmentFile.parse(facts) })),
});
