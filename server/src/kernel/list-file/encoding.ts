import { isUtf8 } from 'node:buffer';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The share of zero bytes that identifies UTF-16 without a mark, since Latin letters leave every other byte empty. */
const EVERY_OTHER = 0.3;

/** Detects the encoding by the file's mark, or else by its bytes. ADM-038 */
export function detectEncoding(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 1000);
  const empty = (parity: number) => start.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  if (empty(1) > start.length * EVERY_OTHER) return 'utf-16le';
  if (empty(0) > start.length * EVERY_OTHER) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}
