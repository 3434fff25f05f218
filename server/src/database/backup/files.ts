import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGunzip, gzipSync } from 'node:zlib';
import type { BackedUpFile } from './dump.ts';
import { BackupRefused } from './format.ts';

const ONLY_OWNER = 0o600;

/** The beginning of the name of an unfinished backup. */
export const UNFINISHED_BACKUP = 'unfinished-backup-';

/** The number of characters that are compressed together, which takes a few milliseconds. */
const BLOCK = 256 * 1024;

/**
 * Writes lines into a compressed file that only its owner may read; an existing file is never overwritten. Each block
 * is compressed separately, which gzip readers treat as one file, because a single stream stalled after 2.5 GB.
 */
export function writeLines(path: string): {
  readonly write: (line: string) => Promise<void>;
  readonly close: () => Promise<void>;
  /** Deletes the unfinished file, but never one that existed before. */
  readonly abandon: () => Promise<void>;
} {
  const file = createWriteStream(path, { flags: 'wx', mode: ONLY_OWNER });
  const written = finished(file);
  written.catch(() => {});
  // only now is the file ours; deleting it earlier would not prevent its creation
  const isOwn = once(file, 'open').then(
    () => true,
    () => false,
  );
  let block = '';
  const flush = async () => {
    const zipped = gzipSync(block);
    block = '';
    if (!file.write(zipped)) await Promise.race([once(file, 'drain'), written]);
  };
  return {
    write: async (line) => {
      block += `${line}\n`;
      if (block.length >= BLOCK) await flush();
    },
    close: async () => {
      await flush();
      file.end();
      await written;
    },
    abandon: async () => {
      const created = await isOwn;
      file.destroy();
      await written.catch(() => {});
      if (created) rmSync(path, { force: true });
    },
  };
}

/** Reads the lines of a compressed file. */
export async function* readLines(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const unzip = createGunzip();
  file.on('error', (error) => unzip.destroy(error));
  try {
    yield* linesOf(file.pipe(unzip).setEncoding('utf8'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new BackupRefused(`There is no file ${path}.`, { cause: error });
    if (code?.startsWith('Z_'))
      throw new BackupRefused('This file is not a backup, or it is damaged.', { cause: error });
    throw error;
  }
}

/** Splits lines at line feeds only: Node's own reader also splits at U+2028, which people can type. */
export async function* linesOf(text: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of text as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** Lists the files below a folder, with slashes in their paths. */
export const pathsBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    : [];

/** Reads the files below a folder with their content, one after the other. */
export function* filesBelow(folder: string): Generator<BackedUpFile> {
  for (const path of pathsBelow(folder)) yield { path, bytes: readFileSync(join(folder, path)) };
}

/** Writes a file below a folder, refusing paths that lead out of it. */
export function saveBelow(folder: string, path: string, bytes: Uint8Array): void {
  const target = resolve(folder, path);
  if (!target.startsWith(`${resolve(folder)}${sep}`))
    throw new BackupRefused(`The backup has a file outside of the uploads: ${path}`);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, bytes, { mode: ONLY_OWNER });
}
