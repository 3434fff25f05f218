import { Transform, type TransformCallback } from 'node:stream';
import { errorCodes, type preParsingHookHandler } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The file that came in the body; null where none came in pieces. */
    fileInBody?: FileInBody;
  }
}

const FIELD = 'base64';
const [QUOTE, BACKSLASH, COLON, BLANK] = [34, 92, 58, 32];
const BASE64 = /^[A-Za-z\d+/]*={0,2}$/;
/** Four letters of base64 are three bytes. */
const [LETTERS, BYTES] = [4, 3];

/**
 * Takes the file out of a JSON body while it arrives: what stands in its field `base64` becomes bytes piece by piece, and
 * what is left is a small JSON text with an empty field. Read whole, a file of ten megabytes would be in memory five times
 * and hold up everybody else for a third of a second. What is no base64 is left as a text that the contract refuses.
 */
export class FileInBody extends Transform {
  /** The bytes that have come, by which Fastify compares the length that the request told. */
  receivedEncodedLength = 0;
  readonly #longest: number;
  /** Written up to `#length`. Memory is taken by the first letter of the file, not by what a header says. */
  #bytes: Buffer | null = null;
  #length = 0;
  #rest = '';
  #isValid = true;
  #isEnded = false;
  #at: 'between' | 'text' | 'escaped' | 'file' = 'between';
  /** The text that is being read, as far as it may be the name of the field. */
  #name = '';
  /** The sign after which the file begins, once its field was named. */
  #awaits: typeof COLON | typeof QUOTE | null = null;

  /** @param longest bytes that the body may have */
  constructor(longest: number) {
    super();
    this.#longest = longest;
  }

  /** The bytes of the file, once the body was read; null where it brought none, or what is no base64. */
  get file(): Uint8Array | null {
    return this.#isValid ? (this.#bytes?.subarray(0, this.#length) ?? null) : null;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.receivedEncodedLength += chunk.length;
    if (this.receivedEncodedLength > this.#longest) return done(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
    let from = 0;
    for (let at = 0; at < chunk.length; at++) {
      if (this.#at !== 'file') {
        if (this.#begins(chunk[at] ?? 0)) this.push(chunk.subarray(from, at + 1));
        continue;
      }
      const end = chunk.indexOf(QUOTE, at);
      this.#take(chunk.toString('latin1', at, end === -1 ? chunk.length : end));
      if (end === -1) return done();
      this.#endFile();
      from = end;
      at = end;
    }
    if (this.#at !== 'file') this.push(chunk.subarray(from));
    done();
  }

  /** Reads one letter of JSON outside of the file. Answers whether the file begins behind it. */
  #begins(letter: number): boolean {
    if (this.#at === 'escaped') this.#at = 'text';
    else if (this.#at === 'text') {
      if (letter === BACKSLASH) this.#at = 'escaped';
      if (letter !== QUOTE) {
        // a longer text is another one, whatever comes
        if (this.#name.length <= FIELD.length) this.#name += String.fromCharCode(letter);
        return false;
      }
      this.#at = 'between';
      this.#awaits = this.#name === FIELD ? COLON : null;
    } else if (letter === QUOTE) {
      this.#at = this.#awaits === QUOTE && this.#bytes === null ? 'file' : 'text';
      this.#awaits = null;
      this.#name = '';
      if (this.#at === 'file') this.#bytes = Buffer.allocUnsafeSlow(Math.ceil((this.#longest * BYTES) / LETTERS));
    } else if (letter === COLON) this.#awaits = this.#awaits === COLON ? QUOTE : null;
    else if (letter > BLANK) this.#awaits = null;
    return this.#at === 'file';
  }

  #take(letters: string): void {
    const text = this.#rest + letters;
    const whole = text.length - (text.length % LETTERS);
    const piece = text.slice(0, whole);
    this.#rest = text.slice(whole);
    if (piece === '') return;
    this.#isValid &&= !this.#isEnded && BASE64.test(piece);
    this.#isEnded = piece.endsWith('=');
    if (this.#isValid) this.#length += this.#bytes?.write(piece, this.#length, 'base64') ?? 0;
  }

  #endFile(): void {
    this.#at = 'between';
    this.#isValid &&= this.#rest === '';
    if (!this.#isValid) this.push('?');
  }
}

/** Takes the file out of the body of a request. @param longest bytes that the body may have */
export const takeFile =
  (longest: number): preParsingHookHandler =>
  (request, _reply, payload, done) => {
    const body = new FileInBody(longest);
    request.fileInBody = body;
    // one that is refused by the length in its header is read by nobody, and may break off or be too long all the same
    body.on('error', () => {});
    payload.once('error', (error) => body.destroy(error));
    done(null, payload.pipe(body));
  };
