import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Instant } from '@bcs/contract/kernel/clock';

/** A fault that is built in on purpose, to prove that the simulation finds it. */
export type BuiltInFault = '' | 'unguarded' | 'told again' | 'lost' | 'told though read' | 'a day late';

const ENTRY = join(import.meta.dirname, 'sending-process.ts');

/** The number of processes started so far, from which each gets its name. */
let started = 0;

/** A process that sends mails; it does what is due at a moment, unless it is killed. */
class Sender {
  /** The name with which the process greets the mail server. */
  readonly name = `sender-${(started += 1)}.example`;
  readonly #child: ChildProcess;
  readonly ready: Promise<unknown>;
  #settle: (error?: string) => void = () => {};
  isAlive = true;

  constructor(url: string, smtpUrl: string, broken: BuiltInFault) {
    this.#child = fork(ENTRY, [url, `${smtpUrl}?name=${this.name}`, broken], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.ready = new Promise<void>((resolve) => void this.#child.once('message', () => resolve()));
    this.#child.on('message', ({ error }: { error?: string }) => this.#settle(error));
    this.#child.once('exit', () => {
      this.isAlive = false;
      this.#settle();
    });
  }

  /**
   * @throws if the work that was due failed for any reason other than refused mails
   */
  async work(at: Instant): Promise<void> {
    const error = await new Promise<string | undefined>((resolve) => {
      this.#settle = resolve;
      if (this.isAlive) this.#child.send(at);
      else resolve(undefined);
    });
    if (error !== undefined) throw new Error(error);
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }
}

/** Two sending processes on one database. When one is killed, a new one is started in its place. */
export class Senders {
  readonly #given: ConstructorParameters<typeof Sender>;
  #working: Sender[] = [];
  #spare: Sender;
  #victim: Sender | null = null;
  kills = 0;

  private constructor(...given: ConstructorParameters<typeof Sender>) {
    this.#given = given;
    this.#spare = new Sender(...given);
    this.#working = [new Sender(...given), new Sender(...given)];
  }

  static async start(url: string, smtpUrl: string, broken: BuiltInFault): Promise<Senders> {
    const senders = new Senders(url, smtpUrl, broken);
    await Promise.all(senders.#working.map(({ ready }) => ready));
    return senders;
  }

  /**
   * Lets both processes do the work that is due.
   * @returns the name of the one that was killed meanwhile, if any
   */
  async work(at: Instant): Promise<string | null> {
    this.#victim = this.#working[this.kills % this.#working.length] ?? null;
    const victim = this.#victim;
    await Promise.all(this.#working.map((sender) => sender.work(at)));
    this.#victim = null;
    if (this.#working.every(({ isAlive }) => isAlive)) return null;
    await this.#spare.ready;
    this.#working = [...this.#working.filter(({ isAlive }) => isAlive), this.#spare];
    this.#spare = new Sender(...this.#given);
    return victim?.name ?? null;
  }

  /** Kills one of the working processes at whatever point it has reached; the next call kills the other one. */
  kill(): void {
    if (this.#victim === null) return;
    this.kills += 1;
    this.#victim.kill();
    this.#victim = null;
  }

  end(): void {
    for (const sender of [...this.#working, this.#spare]) sender.kill();
  }
}
