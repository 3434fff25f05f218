import { createHash, type Hash } from 'node:crypto';

/**
 * The first line of a backup. A backup is a text, the same for both engines: a head; for each table a line with its
 * name and columns, followed by its rows as JSON; for each upload a line with the file; and an end that proves that it
 * is complete. Marked lines begin with #, rows never do.
 */
export type BackupHead = Readonly<{ format: 'bcs-backup'; version: 1; at: string; migrations: readonly string[] }>;
interface Marks {
  readonly head: BackupHead;
  readonly table: Readonly<{ name: string; columns: readonly string[] }>;
  readonly file: Readonly<{ path: string; base64: string }>;
  readonly end: Readonly<{ rows: number; sha256: string }>;
}
export type MarkedLine = {
  readonly [Kind in keyof Marks]: Readonly<{ kind: Kind; value: Marks[Kind] }>;
}[keyof Marks];

export const markLine = <Kind extends keyof Marks>(kind: Kind, value: Marks[Kind]): string =>
  `#${kind} ${JSON.stringify(value)}`;

/** The file is not a backup, or is incomplete. */
export class BackupRefused extends Error {}

/** A marked line, or null for a row. */
export function readMark(line: string): MarkedLine | null {
  if (!line.startsWith('#')) return null;
  const space = line.indexOf(' ');
  try {
    return { kind: line.slice(1, space), value: JSON.parse(line.slice(space + 1)) } as MarkedLine;
  } catch (error) {
    throw new BackupRefused('The backup is damaged.', { cause: error });
  }
}

/** Counts rows and computes a checksum of lines, for the end of a backup. */
export class RowTally {
  #hash: Hash = createHash('sha256');
  rows = 0;

  add(line: string): void {
    this.#hash.update(`${line}\n`);
    if (!line.startsWith('#')) this.rows += 1;
  }
  end(): { rows: number; sha256: string } {
    return { rows: this.rows, sha256: this.#hash.digest('hex') };
  }
}
