import { Duplex } from 'node:stream';

const SSL_REQUEST = 80_877_103;
const TERMINATE = 0x58;
const NO_SSL = 'N';

type Execute = (message: Uint8Array) => Promise<Uint8Array>;

/**
 * A socket whose other end is PGlite in this process: node-postgres speaks the wire protocol to it, with named
 * statements. This is 2 to 5 times faster than PGlite's own query call, which plans each time. Everything written in
 * one turn of the event loop is sent together.
 */
export class PgliteSocket extends Duplex {
  #execute: Execute;
  #pending: Buffer = Buffer.alloc(0);
  #started = false;
  #scheduled = false;
  #tail: Promise<void> = Promise.resolve();

  constructor(execute: Execute) {
    super({ allowHalfOpen: false });
    this.#execute = execute;
  }

  connect() {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }
  setKeepAlive() {
    return this;
  }
  setNoDelay() {
    return this;
  }
  ref() {
    return this;
  }
  unref() {
    return this;
  }
  override _read() {}

  override _writev(chunks: { chunk: Buffer }[], done: () => void) {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'buffer', done);
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    this.#pending = this.#pending.length > 0 ? Buffer.concat([this.#pending, chunk]) : chunk;
    if (!this.#scheduled) {
      this.#scheduled = true;
      setImmediate(() => {
        this.#scheduled = false;
        this.#flush();
      });
    }
    done();
  }

  #flush() {
    if (!this.#started && !this.#begin()) return;
    const { end, terminated } = this.#wholeMessages();
    if (end > 0) this.#send(end);
    if (terminated) void this.#tail.then(() => this.destroy());
  }

  /** Handles the start-up message, which has no type byte; a request for SSL may come first and is declined. */
  #begin(): boolean {
    const bytes = this.#pending;
    if (bytes.length < 8) return false;
    if (bytes.readInt32BE(4) === SSL_REQUEST) {
      this.push(NO_SSL);
      this.#pending = bytes.subarray(8);
      return false;
    }
    const size = bytes.readInt32BE(0);
    if (bytes.length < size) return false;
    this.#started = true;
    this.#send(size);
    return true;
  }

  #wholeMessages(): { end: number; terminated: boolean } {
    const bytes = this.#pending;
    let end = 0;
    while (bytes.length - end >= 5) {
      if (bytes[end] === TERMINATE) return { end, terminated: true };
      const size = 1 + bytes.readInt32BE(end + 1);
      if (bytes.length - end < size) break;
      end += size;
    }
    return { end, terminated: false };
  }

  #send(end: number) {
    const message = new Uint8Array(this.#pending.subarray(0, end));
    this.#pending = this.#pending.subarray(end);
    this.#tail = this.#tail
      .then(() => this.#execute(message))
      .then(
        (answer) => void this.push(Buffer.from(answer)),
        (error: Error) => void this.destroy(error),
      );
  }
}
