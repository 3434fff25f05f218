import { setImmediate as yieldToOthers } from 'node:timers/promises';

/** The bytes of one piece: short rows are a few thousand in it, which take the parser a twentieth of a second. ADM-063 */
const PIECE = 8 * 1024;

/** The bytes of a text a few at a time, for a parser that takes some ten milliseconds over each: others come in between. */
export async function* piecesOf(text: string): AsyncGenerator<Uint8Array> {
  // of bytes and not of letters: a letter may be two of the text, and half of one is none
  const bytes = new TextEncoder().encode(text);
  for (let from = 0; from < bytes.length; from += PIECE) {
    yield bytes.subarray(from, from + PIECE);
    await yieldToOthers();
  }
}
