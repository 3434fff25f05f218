import { countSlips, wordsOf } from '#kernel/words';

interface Titled {
  readonly kind: string;
  readonly title: string;
}

/**
 * Selects the best matches for a text: first those without typing mistakes, then those whose title starts with the
 * text, then in the given order. Each kind is represented before one of them fills the list.
 */
export function best<Item extends Titled>(items: readonly Item[], text: string, most: number): Item[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const found = items.flatMap((item, place) => {
    const words = wordsOf(item.title);
    const slips = countSlips(words, typed);
    if (slips === null) return [];
    return [{ item, place, rank: 2 * slips + (words[0]?.startsWith(typed[0] ?? '') ? 0 : 1) }];
  });
  const inOrder = found.toSorted((a, b) => a.rank - b.rank || a.place - b.place);
  const heard = new Map<string, number>();
  const turns = inOrder.map((each) => {
    const turn = heard.get(each.item.kind) ?? 0;
    heard.set(each.item.kind, turn + 1);
    return { ...each, turn };
  });
  return turns
    .toSorted((a, b) => a.turn - b.turn)
    .slice(0, most)
    .toSorted((a, b) => a.rank - b.rank || a.place - b.place)
    .map(({ item }) => item);
}
