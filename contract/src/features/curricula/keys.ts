const MAX_KEY_LENGTH = 60;

/** A title as a name of files: `Über HTML & CSS` is `uber-html-css`. */
const slugOf = (title: string, otherwise: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_KEY_LENGTH)
    .replaceAll(/^-+|-+$/g, '') || otherwise;

/** The chapter in front, so that a folder lists what it holds in its order: 4.2 is `04-2`. */
const chapterOf = (chapter: number | null): string =>
  chapter === null ? '' : `${chapter.toFixed(1).padStart('04.2'.length, '0').replace('.', '-')}-`;

interface Named {
  readonly title: string;
  readonly chapter: number | null;
  /** The key that it has already, and keeps. */
  readonly key?: string | null;
}

/**
 * Returns the key by which each is known in a folder, in the order in which they are given; of the same names the later
 * get a number.
 * @param others keys that something else has already
 */
export function keysOf(items: readonly Named[], otherwise: string, others: readonly string[] = []): string[] {
  const taken = new Set([...others, ...items.flatMap(({ key }) => key ?? [])]);
  return items.map(({ title, chapter, key: given = null }) => {
    if (given !== null) return given;
    const name = `${chapterOf(chapter)}${slugOf(title, otherwise)}`;
    let key = name;
    for (let number = 2; taken.has(key); number += 1) key = `${name}-${number}`;
    taken.add(key);
    return key;
  });
}
