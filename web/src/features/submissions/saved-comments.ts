import type { SavedComment } from '@bcs/contract/features/submissions/model';
import { COMMENT_LONGEST } from './comment-length.ts';

/** Those that hold every word that is searched for, in any order. */
export function found(saved: readonly SavedComment[], search: string): SavedComment[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return saved.filter(({ comment }) => words.every((word) => comment.toLowerCase().includes(word)));
}

/** What is written with a saved comment below it; null where it would become too long. */
export function withInserted(written: string, comment: string): string | null {
  const begin = written.trimEnd();
  const text = begin === '' ? comment : `${begin}\n\n${comment}`;
  return text.length > COMMENT_LONGEST ? null : text;
}
