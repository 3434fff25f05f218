/** A stretch of text that stayed, came or went. */
export type TextChange = { readonly kind: 'same' | 'added' | 'removed'; readonly text: string };

/** More pairs of words than this are not weighed against each other: the whole stretch counts as replaced. */
const MOST_PAIRS = 4_000_000;

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** The lengths of the longest common rows of words from each pair of places on. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const at = i * width + j;
      lengths[at] =
        before[i] === after[j]
          ? (lengths[at + width + 1] ?? 0) + 1
          : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  }
  return lengths;
}

function* compare(before: readonly string[], after: readonly string[]): Generator<TextChange> {
  if (before.length * after.length > MOST_PAIRS) {
    yield { kind: 'removed', text: before.join('') };
    yield { kind: 'added', text: after.join('') };
    return;
  }
  const lengths = commonLengths(before, after);
  const width = after.length + 1;
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old, fresh] = [before[i], after[j]];
    if (old !== undefined && old === fresh) {
      yield { kind: 'same', text: old };
      [i, j] = [i + 1, j + 1];
    } else if (
      old !== undefined &&
      (fresh === undefined || (lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0))
    ) {
      yield { kind: 'removed', text: old };
      i++;
    } else {
      yield { kind: 'added', text: fresh ?? '' };
      j++;
    }
  }
}

/** Compares two texts word by word: 'same' and 'removed' make the old one, 'same' and 'added' the new. */
export function textChanges(before: string, after: string): TextChange[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start++;
  let end = 0;
  while (end < old.length - start && end < fresh.length - start && old.at(-1 - end) === fresh.at(-1 - end)) end++;
  const middle = compare(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end));
  const parts: TextChange[] = [
    { kind: 'same', text: old.slice(0, start).join('') },
    ...middle,
    { kind: 'same', text: old.slice(old.length - end).join('') },
  ];
  const joined: TextChange[] = [];
  for (const { kind, text } of parts) {
    const last = joined.at(-1);
    if (text === '') continue;
    if (last?.kind === kind) joined[joined.length - 1] = { kind, text: last.text + text };
    else joined.push({ kind, text });
  }
  return joined;
}
