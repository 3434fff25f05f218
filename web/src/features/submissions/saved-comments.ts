import { COMMENT_LONGEST } from '@bcs/contract/features/submissions/failures';
import type { SavedComment } from '@bcs/contract/features/submissions/model';

/** Those that hold every word that is searched for, in any order. */
export function found(saved: readonly SavedComment[], search: string): SavedComment[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return saved.filter(({ comment }) => words.every((word) => comment.toLowerCase().includes(word)));
}

type Selected = { readonly start: number; readonly end: number };

/**
 * A saved comment as it is written in the place of a selection, apart from its neighbours: by a space, or as a paragraph
 * of its own where it has several lines. Null where the text would become too long.
 */
export function insertedAt(written: string, { start, end }: Selected, comment: string): string | null {
  const [before, after] = [written.slice(0, start), written.slice(end)];
  const apart = comment.includes('\n') ? emptyLineTo : spaceTo;
  const reversed = [...before].toReversed().join('');
  const text = `${apart(reversed, /^\s/)}${comment}${apart(after, /^[\s.,;:!?)]/)}`;
  return before.length + text.length + after.length > COMMENT_LONGEST ? null : text;
}

const spaceTo = (neighbour: string, joins: RegExp) => (neighbour === '' || joins.test(neighbour) ? '' : ' ');
const emptyLineTo = (neighbour: string) =>
  neighbour === '' ? '' : '\n'.repeat(2 - (/^\n{0,2}/.exec(neighbour)?.[0].length ?? 0));
