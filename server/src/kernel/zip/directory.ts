import { isLeftBehind } from '../left-behind.ts';

/** The flag of UTF-8 names; without it, the encoding depends on the program that made the archive. */
const IS_UTF8 = 0x0800;
const UNICODE_PATH = 0x7075;
const HEAD_OF_EXTRA = 4;
/** The number of bytes before the name: a version and a checksum. */
const BEFORE_PATH = 5;

/** The upper half of code page 437, which equals 850 for letters of Western Europe. */
const UPPER =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';
const ASCII = 0x80;

const inCodePage = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => (byte < ASCII ? String.fromCharCode(byte) : (UPPER[byte - ASCII] ?? ''))).join('');

/** The UTF-8 name that some programs store in addition; null if there is none. */
function unicodePath(extra: Uint8Array): Uint8Array | null {
  const view = new DataView(extra.buffer, extra.byteOffset, extra.byteLength);
  for (let at = 0; at + HEAD_OF_EXTRA <= extra.length;) {
    const length = view.getUint16(at + 2, true);
    const from = at + HEAD_OF_EXTRA;
    if (view.getUint16(at, true) === UNICODE_PATH && length > BEFORE_PATH && from + length <= extra.length)
      return extra.subarray(from + BEFORE_PATH, from + length);
    at = from + length;
  }
  return null;
}

function decoded(bytes: Uint8Array, flags: number): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return (flags & IS_UTF8) === 0 ? inCodePage(bytes) : new TextDecoder().decode(bytes);
  }
}

/**
 * Decodes the name of an entry from any system: Windows writes backslashes and its code page, macOS separates letters
 * from accents, and some begin with the enclosing folder. ADM-105
 */
export const entryName = (name: Uint8Array, extra: Uint8Array, flags: number): string =>
  decoded(unicodePath(extra) ?? name, flags)
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/, '')
    .normalize('NFC');

/** An archive that is refused, with the reason in words. D-189 */
export class ZipRefused extends Error {}

/** A file according to the directory at the end of the archive. */
export interface ZipEntry {
  /** The path, with `/` as the separator. */
  readonly name: string;
  /** The length of the name in the archive, in bytes. */
  readonly nameLength: number;
  readonly size: number;
  readonly packed: number;
  readonly method: number;
  readonly crc: number;
  /** The offset of its header. */
  readonly at: number;
}

export interface ZipBounds {
  readonly mostFiles: number;
  readonly mostBytes: number;
  /** The highest ratio of a file's size to its packed size. */
  readonly mostRatio: number;
}

const END_RECORD = { signature: 0x06054b50, length: 22 } as const;
const CENTRAL_HEADER = { signature: 0x02014b50, length: 46 } as const;
/** The header before the bytes of each file. */
export const LOCAL_HEADER = { signature: 0x04034b50, length: 30 } as const;
export const STORED_METHOD = 0;
export const DEFLATED_METHOD = 8;
const LONGEST_COMMENT = 0xffff;
const ENCRYPTED = 0b10_0000_0100_0001;
const KIND_OF_FILE = 0o17_0000;
const PLAIN_FILES: readonly number[] = [0, 0o10_0000, 0o4_0000];
const ARCHIVES = /\.(?:zip|gz|tgz|bz2|xz|zst|lz4|7z|rar|tar|jar|cab|iso)$/i;
const DAMAGED = 'This is not a zip file, or it is damaged.';

const refuse = (why: string): never => {
  throw new ZipRefused(why);
};

/**
 * Lists the files of an archive from its directory, refusing what exceeds the limits before anything is unpacked.
 * Folders and system files are left out.
 * @throws ZipRefused
 */
export function zipEntries(bytes: Uint8Array, { mostFiles, mostBytes, mostRatio }: ZipBounds): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { count, from, until } = directoryOf(view);
  if (count > mostFiles) refuse(`This zip has more than ${mostFiles} files.`);
  const entries: ZipEntry[] = [];
  let at = from;
  for (let index = 0; index < count; index++) {
    if (at + CENTRAL_HEADER.length > until || view.getUint32(at, true) !== CENTRAL_HEADER.signature) refuse(DAMAGED);
    const entry = entryAt(view, bytes, at);
    at = entry.next;
    entries.push(entry);
  }
  if (at !== until) refuse(DAMAGED);
  const meant = entries.filter(({ name }) => !isLeftBehind(name));
  const names = new Set<string>();
  for (const { name } of meant) {
    if (names.has(name.toLowerCase())) refuse(`Two files in this zip have the same name: ${name}.`);
    names.add(name.toLowerCase());
  }
  if (entries.reduce((sum, { size }) => sum + size, 0) > mostBytes)
    refuse(`This zip is larger than ${mostBytes / 1024 / 1024} MB when it is unpacked.`);
  if (entries.some(({ size, packed }) => size > packed * mostRatio))
    refuse(`A file in this zip is packed more than ${mostRatio} to 1.`);
  refuseOverlaps(entries, from);
  return meant.filter(({ name }) => !name.endsWith('/'));
}

/** Finds the directory, which must be directly before the end record. */
function directoryOf(view: DataView): { count: number; from: number; until: number } {
  const last = view.byteLength - END_RECORD.length;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--) {
    if (
      view.getUint32(at, true) !== END_RECORD.signature ||
      at + END_RECORD.length + view.getUint16(at + 20, true) !== view.byteLength
    )
      continue;
    const [disk, diskOfDirectory] = [view.getUint16(at + 4, true), view.getUint16(at + 6, true)];
    const [here, count] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
    const [length, from] = [view.getUint32(at + 12, true), view.getUint32(at + 16, true)];
    if (disk !== 0 || diskOfDirectory !== 0 || here !== count || from + length !== at) refuse(DAMAGED);
    return { count, from, until: at };
  }
  return refuse(DAMAGED);
}

function entryAt(view: DataView, bytes: Uint8Array, at: number): ZipEntry & { readonly next: number } {
  const u16 = (offset: number) => view.getUint16(at + offset, true);
  const u32 = (offset: number) => view.getUint32(at + offset, true);
  const next = at + CENTRAL_HEADER.length + u16(28) + u16(30) + u16(32);
  if (next > view.byteLength) refuse(DAMAGED);
  const nameLength = u16(28);
  const [named, behind] = [at + CENTRAL_HEADER.length, at + CENTRAL_HEADER.length + nameLength];
  const name = entryName(bytes.subarray(named, behind), bytes.subarray(behind, behind + u16(30)), u16(8));
  const entry = { name, nameLength, method: u16(10), crc: u32(16), packed: u32(20), size: u32(24), at: u32(42), next };
  if ((u16(8) & ENCRYPTED) !== 0) refuse('This zip is protected by a password.');
  if (isLeftBehind(name)) return entry;
  if (!PLAIN_FILES.includes((u32(38) >>> 16) & KIND_OF_FILE)) refuse('This zip contains a link.');
  if (ARCHIVES.test(name)) refuse('This zip contains another archive.');
  if (!isPlainName(name)) refuse('A file in this zip has a name that leads elsewhere.');
  if (entry.method !== STORED_METHOD && entry.method !== DEFLATED_METHOD)
    refuse('This zip is packed in a way that is not supported.');
  if (entry.method === STORED_METHOD && entry.packed !== entry.size) refuse(DAMAGED);
  return entry;
}

const isPlainName = (name: string): boolean =>
  name !== '' && !/[\p{Cc}:]/u.test(name) && !name.startsWith('/') && !name.split('/').includes('..');

/** Refuses overlapping files, with which a small archive unpacks to a huge size. */
function refuseOverlaps(entries: readonly ZipEntry[], directory: number): void {
  let free = 0;
  for (const { at, packed, nameLength } of entries.toSorted((one, other) => one.at - other.at)) {
    if (at < free) refuse('Files in this zip overlap.');
    free = at + LOCAL_HEADER.length + nameLength + packed;
  }
  if (free > directory) refuse(DAMAGED);
}
