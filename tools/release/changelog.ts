export interface Release {
  readonly version: string;
  /** The day of the release; null until it is published. */
  readonly date: string | null;
  readonly text: string;
}

/** The parts of a changelog, newest first, each under a heading `## [1.0.0] - 2026-11-27` or `## [Unreleased]`. */
export function releasesIn(changelog: string): Release[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      const [, version = heading, date = null] = /^\[(.+?)\](?: - (\d{4}-\d\d-\d\d))?$/.exec(heading) ?? [];
      return { version, date: date ?? null, text: lines.join('\n').trim() };
    });
}

/** Entries that take more than a line to read. */
export const longEntries = (changelog: string): string[] =>
  changelog.split('\n').filter((line) => line.startsWith('- ') && textOf(line).length > MOST_LETTERS);

/** The words of a line as they are read: a link by its text. */
const textOf = (line: string) => line.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
const MOST_LETTERS = 160;
