import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Encoding } from './list-file/encoding.ts';

/** A table as text, or as the bytes of a file, which are decoded a few at a time to save memory. */
export type TableText = string | Readonly<{ bytes: Uint8Array; encoding: Encoding }>;

/**
 * The number of characters in one piece, which takes the parser a twentieth of a second if the rows are short. ADM-063
 */
const PIECE = 8 * 1024;
const [FIRST_HALF, LAST_HALF] = [0xd800, 0xdbff];

function* lettersOf(text: string): Generator<string> {
  for (let from = 0; from < text.length;) {
    const last = text.charCodeAt(from + PIECE - 1);
    // a surrogate pair must not be split
    const to = from + (last >= FIRST_HALF && last <= LAST_HALF ? PIECE - 1 : PIECE);
    yield text.slice(from, to);
    from = to;
  }
}

function* decoded({ bytes, encoding }: Exclude<TableText, string>): Generator<string> {
  const decoder = new TextDecoder(encoding);
  for (let from = 0; from < bytes.length; from += PIECE)
    yield decoder.decode(bytes.subarray(from, from + PIECE), { stream: true });
  yield decoder.decode();
}

/** Inspects a text while it is read; throwing ends the reading. */
interface Inspection {
  /** Receives each piece before it is passed on. */
  read(piece: string): void;
  end(): void;
}

/**
 * Yields a text in UTF-8 a few bytes at a time, since the parser takes about ten milliseconds for each piece and other
 * work has to run in between.
 */
export async function* piecesOf(text: TableText, inspection: Inspection): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for (const piece of typeof text === 'string' ? lettersOf(text) : decoded(text)) {
    inspection.read(piece);
    yield encoder.encode(piece);
    await yieldToOthers();
  }
  inspection.end();
}
