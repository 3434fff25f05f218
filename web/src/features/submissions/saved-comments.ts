import { LONGEST_COMMENT } from '@bcs/contract/features/submissions/failures-comment';
import type { SavedComment } from '@bcs/contract/features/submissions/model';

/** Finds the saved comments that contain every searched word, in any order. */
export function searchComments(saved: readonly SavedComment[], search: string): SavedComment[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return saved.filter(({ comment }) => words.every((word) => comment.toLowerCase().includes(word)));
}

type Selected = { readonly start: number; readonly end: number };

/**
 * Inserts a saved comment at a selection, separated from the surrounding text by a space, or as a separate paragraph if
 * it has several lines. Returns null if the text would become too long.
 */
export function insertComment(written: string, { start, end }: Selected, comment: string): string | null {
  const [before, after] = [written.slice(0, start), written.slice(end)];
  const apart = comment.includes('\n') ? emptyLineTo : spaceTo;
  const reversed = [...before].toReversed().join('');
  const text = `${apart(reversed, /^\s/)}${comment}${apart(after, /^[\s.,;:!?)]/)}`;
  return before.length + text.length + after.length > LONGEST_COMMENT ? null : text;
}

const spaceTo = (neighbour: string, joins: RegExp) => (neighbour === '' || joins.test(neighbour) ? '' : ' ');
const emptyLineTo = (neighbour: string) =>
  neighbour === '' ? '' : '\n'.repeat(2 - (/^\n{0,2}/.exec(neighbour)?.[0].length ?? 0));
