import { connect as connectOpenly, type Socket } from 'node:net';
import { connect as connectEncrypted } from 'node:tls';

const ANSWERS_WITHIN_MS = 30_000;
/** The length at which a line is cut: lines of a mail have at most 998 characters (RFC 5322, 2.1.1). */
const LONGEST_LINE = 4096;
/**
 * The size beyond which a message is discarded: reports are small, and only the headers of the returned mail matter.
 */
const LONGEST_MESSAGE = 256 * 1024;
const PORTS = { 'pop3s:': 995, 'pop3:': 110 } as const;

/** The server has answered a command with -ERR. */
export class Pop3Refused extends Error {
  override readonly name = 'Pop3Refused';
}

/** Runs the commands of POP3 (RFC 1939) one after the other over one connection. */
export class Pop3Connection {
  readonly #socket: Socket;
  readonly #lines: AsyncGenerator<string, void>;

  /** @param url of which host and port are read */
  constructor({ protocol, hostname, port }: URL) {
    const host = hostname.replace(/^\[(.*)\]$/, '$1');
    const at = { host, port: Number(port) || PORTS[protocol as keyof typeof PORTS] };
    this.#socket = protocol === 'pop3s:' ? connectEncrypted({ ...at, servername: host }) : connectOpenly(at);
    this.#socket.setTimeout(ANSWERS_WITHIN_MS, () =>
      this.#socket.destroy(new Error(`${host} has not answered for ${ANSWERS_WITHIN_MS / 1000} seconds.`)),
    );
    this.#lines = linesOf(this.#socket);
  }

  /**
   * Waits for the text after +OK, which the server first sends as its greeting.
   * @throws Pop3Refused
   */
  async answer(): Promise<string> {
    const line = await this.#next();
    if (!line.startsWith('+OK')) throw new Pop3Refused(line.replace(/^-ERR\s*/, '').slice(0, 200));
    return line.slice('+OK'.length).trim();
  }

  /** Sends a command and waits for its answer. @throws Pop3Refused */
  command(text: string): Promise<string> {
    this.#socket.write(`${text}\r\n`);
    return this.answer();
  }

  /** The lines after the answer, up to the one with a single dot. */
  async text(): Promise<string> {
    const kept: string[] = [];
    let length = 0;
    for (;;) {
      const line = await this.#next();
      if (line === '.') return Buffer.from(kept.join('\n'), 'latin1').toString('utf8');
      length += line.length + 1;
      if (length <= LONGEST_MESSAGE) kept.push(line.startsWith('.') ? line.slice(1) : line);
    }
  }

  close(): void {
    this.#socket.destroy();
  }

  async #next(): Promise<string> {
    const { done, value } = await this.#lines.next();
    if (done === true) throw new Error('The mail server has closed the connection.');
    return value;
  }
}

async function* linesOf(socket: Socket): AsyncGenerator<string, void> {
  let rest = '';
  for await (const chunk of socket) {
    const lines = (rest + (chunk as Buffer).toString('latin1')).split('\n');
    rest = (lines.pop() ?? '').slice(0, LONGEST_LINE);
    for (const line of lines) yield line.replace(/\r$/, '').slice(0, LONGEST_LINE);
  }
}
