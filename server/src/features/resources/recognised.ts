/** The first bytes of pictures that are drawn anew. */
const PICTURES = [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], [0xff, 0xd8, 0xff], [...Buffer.from('GIF8')]];
const PDF = Buffer.from('%PDF-');
const END_OF_PDF = '%%EOF';
/** Some programs write a few more bytes behind the end. */
const TAIL = 1024;

const begins = (bytes: Uint8Array, signature: ArrayLike<number>): boolean =>
  Array.from(signature).every((byte, at) => bytes[at] === byte);

const isWebp = (bytes: Uint8Array): boolean =>
  begins(bytes, Buffer.from('RIFF')) && begins(bytes.subarray(8), Buffer.from('WEBP'));

/**
 * Recognizes the kind of a file by its bytes, whatever its name; null for every kind that is not accepted. A PDF file
 * begins as one: with a page in front of it, as readers would still open it, it is none. ADM-090
 */
export function kindOf(bytes: Uint8Array): 'pdf' | 'picture' | null {
  if (begins(bytes, PDF))
    return Buffer.from(bytes.subarray(-TAIL)).toString('latin1').includes(END_OF_PDF) ? 'pdf' : null;
  return isWebp(bytes) || PICTURES.some((signature) => begins(bytes, signature)) ? 'picture' : null;
}
