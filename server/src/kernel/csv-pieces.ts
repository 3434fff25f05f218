import { setImmediate as yieldToOthers } from 'node:timers/promises';

/** The letters of one piece: short rows are a few thousand in it, which take the parser a twentieth of a second. ADM-063 */
const PIECE = 8 * 1024;
const [FIRST_HALF, LAST_HALF] = [0xd800, 0xdbff];

/** The bytes of a text a few at a time, for a parser that takes some ten milliseconds over each: others come in between. */
export async function* piecesOf(text: string): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for (let from = 0; from < text.length;) {
    const last = text.charCodeAt(from + PIECE - 1);
    // a letter may be two of the text, and half of one is none
    const to = from + (last >= FIRST_HALF && last <= LAST_HALF ? PIECE - 1 : PIECE);
    yield encoder.encode(text.slice(from, to));
    from = to;
    await yieldToOthers();
  }
}
