import { connect, type Socket } from 'node:net';

/** The answer of a server. */
export interface HttpAnswer {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

const HEAD_ENDS = '\r\n\r\n';

/**
 * A connection kept open over which one request at a time goes, with next to no work of our own: the client of Node
 * takes about as long for a request as the server takes to refuse it, and on the same machine would measure itself.
 * Reads answers that say their length.
 */
export class HttpConnection {
  readonly #socket: Socket;
  #settle: ((answer: HttpAnswer | null) => void) | null = null;
  #received: Buffer[] = [];
  #bytes = 0;
  #expected = Infinity;
  #answer: HttpAnswer | null = null;
  isOpen = true;

  constructor(port: number, giveUpMs: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (chunk: Buffer) => this.#read(chunk));
    this.#socket.on('error', () => this.close());
    this.#socket.on('close', () => this.close());
    this.#socket.setTimeout(giveUpMs, () => this.close());
  }

  /** Returns the answer, or null if there is none. */
  async send(request: string): Promise<HttpAnswer | null> {
    return new Promise((resolve) => {
      this.#settle = resolve;
      this.#socket.write(request);
    });
  }

  close(): void {
    this.isOpen = false;
    this.#socket.destroy();
    this.#end(null);
  }

  #read(chunk: Buffer): void {
    this.#received.push(chunk);
    this.#bytes += chunk.length;
    if (!this.#answer) {
      const text = Buffer.concat(this.#received).toString('latin1');
      const head = text.indexOf(HEAD_ENDS);
      if (head < 0) return;
      const lines = text.slice(0, head);
      const valueOf = (name: string) => new RegExp(`\\r\\n${name}: ([^\\r]*)`, 'i').exec(lines)?.[1];
      this.#answer = { status: Number(lines.slice(9, 12)), retryAfter: valueOf('retry-after') };
      this.#expected = head + HEAD_ENDS.length + Number(valueOf('content-length'));
    }
    if (this.#bytes >= this.#expected) this.#end(this.#answer);
  }

  #end(answer: HttpAnswer | null): void {
    const settle = this.#settle;
    this.#settle = null;
    this.#received = [];
    this.#bytes = 0;
    this.#answer = null;
    settle?.(answer);
  }
}
