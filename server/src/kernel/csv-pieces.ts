import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Encoding } from './list-file/encoding.ts';

/** A table as text, or as the bytes of a file, which are decoded a few at a time: whole they would take as much again. */
export type TableText = string | Readonly<{ bytes: Uint8Array; encoding: Encoding }>;

/** The letters of one piece: short rows are a few thousand in it, which take the parser a twentieth of a second. ADM-063 */
const PIECE = 8 * 1024;
const [FIRST_HALF, LAST_HALF] = [0xd800, 0xdbff];

function* lettersOf(text: string): Generator<string> {
  for (let from = 0; from < text.length;) {
    const last = text.charCodeAt(from + PIECE - 1);
    // a letter may be two of the text, and half of one is none
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

/** Looks at a text while it is read; what it throws ends the reading. */
interface Inspection {
  /** Sees each piece before it is handed on. */
  read(piece: string): void;
  end(): void;
}

/**
 * The bytes of a text in UTF-8 a few at a time, for a parser that takes some ten milliseconds over each: others come in
 * between.
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
