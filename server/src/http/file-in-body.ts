import { Transform, type TransformCallback } from 'node:stream';
import { errorCodes, type preParsingHookHandler } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The file in the body; null if none was read separately. */
    fileInBody?: FileInBody;
  }
}

const FIELD = 'base64';
const [QUOTE, BACKSLASH, COLON, BLANK] = [34, 92, 58, 32];
const BASE64 = /^[A-Za-z\d+/]*={0,2}$/;
/** Base64 encodes three bytes as four characters. */
const [LETTERS, BYTES] = [4, 3];

/**
 * Extracts the file from a JSON body while it arrives: the base64 in its field `base64` is decoded piece by piece, and
 * a small JSON text with an empty field remains. Otherwise a file of ten megabytes would be in memory five times, and
 * block the process for a third of a second. Invalid base64 remains as text, which the contract refuses.
 */
export class FileInBody extends Transform {
  /** The number of received bytes, which Fastify compares with the content length. */
  receivedEncodedLength = 0;
  readonly #longest: number;
  /**
   * The decoded bytes up to `#length`. Memory is allocated with the first character of the file, not by what a header
   * claims.
   */
  #bytes: Buffer | null = null;
  #length = 0;
  #rest = '';
  #isValid = true;
  #isEnded = false;
  #at: 'between' | 'text' | 'escaped' | 'file' = 'between';
  /** The string being read, as far as it may be the name of the field. */
  #name = '';
  /** The character expected next before the file begins, once its field was named. */
  #awaits: typeof COLON | typeof QUOTE | null = null;

  /**
   * @param longest the size limit of the body in bytes
   */
  constructor(longest: number) {
    super();
    this.#longest = longest;
  }

  /** The bytes of the file after the body was read; null without a file, or with invalid base64. */
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

  /** Reads one character of JSON outside of the file, and returns whether the file begins after it. */
  #begins(letter: number): boolean {
    if (this.#at === 'escaped') this.#at = 'text';
    else if (this.#at === 'text') {
      if (letter === BACKSLASH) this.#at = 'escaped';
      if (letter !== QUOTE) {
        // a longer string cannot be the name
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

/**
 * Extracts the file from the body of a request.
 * @param longest the size limit of the body in bytes
 */
export const takeFile =
  (longest: number): preParsingHookHandler =>
  (request, _reply, payload, done) => {
    const body = new FileInBody(longest);
    request.fileInBody = body;
    // a body that is refused because of its length is not read, but may still fail
    body.on('error', () => {});
    payload.once('error', (error) => body.destroy(error));
    done(null, payload.pipe(body));
  };
