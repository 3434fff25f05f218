import { crc32, deflateRawSync } from 'node:zlib';

/** A file in a zip that a test makes, and what the zip claims about it falsely. */
export interface ZippedFile {
  readonly name: string;
  readonly data: string | Uint8Array;
  readonly stored?: boolean;
  readonly flags?: number;
  readonly method?: number;
  /** The mode of Unix, in the upper half of the external attributes. */
  readonly mode?: number;
  readonly size?: number;
  readonly packed?: number;
  readonly crc?: number;
  readonly at?: number;
}

const DEFLATED = 8;

/** A zip file, byte by byte the same each time. */
export function zipOf(
  files: readonly ZippedFile[],
  end: { comment?: string; count?: number; disk?: number } = {},
): Buffer {
  const locals: Buffer[] = [];
  const heads: Buffer[] = [];
  let at = 0;
  for (const file of files) {
    const { head, local } = partsOf(file, at);
    locals.push(local);
    heads.push(head);
    at += local.length;
  }
  const directory = Buffer.concat(heads);
  const comment = Buffer.from(end.comment ?? '');
  const last = Buffer.alloc(22);
  last.writeUInt32LE(0x06054b50, 0);
  last.writeUInt16LE(end.disk ?? 0, 4);
  last.writeUInt16LE(end.count ?? files.length, 8);
  last.writeUInt16LE(end.count ?? files.length, 10);
  last.writeUInt32LE(directory.length, 12);
  last.writeUInt32LE(at, 16);
  last.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...locals, directory, last, comment]);
}

function partsOf({ name, data, stored, ...told }: ZippedFile, at: number): { head: Buffer; local: Buffer } {
  const whole = Buffer.from(data);
  const raw = stored ? whole : deflateRawSync(whole);
  const title = Buffer.from(name);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(20, 6);
  for (const [place, shift] of [
    [local, 0],
    [head, 2],
  ] as const) {
    place.writeUInt16LE(told.flags ?? 0, 6 + shift);
    place.writeUInt16LE(told.method ?? (stored ? 0 : DEFLATED), 8 + shift);
    place.writeUInt32LE(told.crc ?? crc32(whole), 14 + shift);
    place.writeUInt32LE(told.packed ?? raw.length, 18 + shift);
    place.writeUInt32LE(told.size ?? whole.length, 22 + shift);
    place.writeUInt16LE(title.length, 26 + shift);
  }
  head.writeUInt32LE(((told.mode ?? 0) * 0x10000) >>> 0, 38);
  head.writeUInt32LE(told.at ?? at, 42);
  return { head: Buffer.concat([head, title]), local: Buffer.concat([local, title, raw]) };
}
