import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { DEFLATED_METHOD, LOCAL_HEADER, ZipRefused, type ZipEntry } from './directory.ts';

const inflate = promisify(inflateRaw);
const DAMAGED = 'This zip is damaged.';

/** The first bytes of archives. */
const ARCHIVES: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
  [0x1f, 0x8b],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x52, 0x61, 0x72, 0x21],
  [0x42, 0x5a, 0x68],
  [0xfd, 0x37, 0x7a, 0x58],
];

/** Tells whether bytes begin as a zip does. */
export const isZip = (bytes: Uint8Array): boolean => [0, 1].some((index) => begins(bytes, ARCHIVES[index] ?? []));

const begins = (bytes: Uint8Array, signs: readonly number[]): boolean =>
  signs.every((sign, index) => bytes[index] === sign);

/**
 * Unpacks one file, up to the size in the directory.
 * @throws ZipRefused
 */
export async function unpack(bytes: Uint8Array, { at, packed, size, method, crc }: ZipEntry): Promise<Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + LOCAL_HEADER.length > bytes.length || view.getUint32(at, true) !== LOCAL_HEADER.signature)
    throw new ZipRefused(DAMAGED);
  const from = at + LOCAL_HEADER.length + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (from + packed > bytes.length) throw new ZipRefused(DAMAGED);
  const raw = bytes.subarray(from, from + packed);
  const whole = method === DEFLATED_METHOD ? await inflated(raw, size) : raw;
  if (whole.length !== size || crc32(whole) !== crc) throw new ZipRefused(DAMAGED);
  if (ARCHIVES.some((signs) => begins(whole, signs))) throw new ZipRefused('This zip contains another archive.');
  return whole;
}

async function inflated(raw: Uint8Array, size: number): Promise<Uint8Array> {
  try {
    return await inflate(raw, { maxOutputLength: Math.max(1, size) });
  } catch (error) {
    throw new ZipRefused(DAMAGED, { cause: error });
  }
}
