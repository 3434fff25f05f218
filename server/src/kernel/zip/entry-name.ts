/** Set where a name is UTF-8; without it the code page of whoever packed the archive holds, or nobody has cared. */
const IS_UTF8 = 0x0800;
const UNICODE_PATH = 0x7075;
const HEAD_OF_EXTRA = 4;
/** A version and a checksum stand before the name. */
const BEFORE_PATH = 5;

/** The upper half of code page 437, which is that of 850 as far as letters of Western Europe go. */
const UPPER =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';
const ASCII = 0x80;

const inCodePage = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => (byte < ASCII ? String.fromCharCode(byte) : (UPPER[byte - ASCII] ?? ''))).join('');

/** The name in UTF-8 that some programs put beside the one in their code page; null where there is none. */
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
 * The name of an entry, whichever system has packed it: Windows writes backslashes and its code page, macOS takes letters
 * apart from their marks, and some begin with the folder in which they stand. ADM-105
 */
export const entryName = (name: Uint8Array, extra: Uint8Array, flags: number): string =>
  decoded(unicodePath(extra) ?? name, flags)
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/, '')
    .normalize('NFC');
