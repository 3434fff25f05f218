const MAX_KEY_LENGTH = 60;

/** Converts a title into a file name: `Über HTML & CSS` becomes `uber-html-css`. */
const slugOf = (title: string, otherwise: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_KEY_LENGTH)
    .replaceAll(/^-+|-+$/g, '') || otherwise;

/** Prefixes the chapter, so that the files of a folder are listed in order: 4.2 becomes `04-2`. */
const chapterOf = (chapter: number | null): string =>
  chapter === null ? '' : `${chapter.toFixed(1).padStart('04.2'.length, '0').replace('.', '-')}-`;

interface Named {
  readonly title: string;
  readonly chapter: number | null;
  /** The existing key, which is kept. */
  readonly key?: string | null;
}

/**
 * Gives each item a unique key for its file in a folder; repeated names get a number.
 * @param others keys that are already taken
 */
export function assignFolderKeys(items: readonly Named[], otherwise: string, others: readonly string[] = []): string[] {
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
