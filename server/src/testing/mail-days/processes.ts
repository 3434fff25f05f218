import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Instant } from '@bcs/contract/kernel/clock';

/** A fault made on purpose, to see that it is found. */
export type Broken = '' | 'unguarded' | 'told again' | 'lost' | 'told though read' | 'a day late';

const ENTRY = join(import.meta.dirname, 'sending-process.ts');

/** The processes that were started so far, by which each gets a name of its own. */
let started = 0;

/** A process that sends mails; it does what is due at a moment, unless it is killed. */
class Sender {
  /** The name by which it greets the mail server. */
  readonly name = `sender-${(started += 1)}.example`;
  readonly #child: ChildProcess;
  readonly ready: Promise<unknown>;
  #settle: (error?: string) => void = () => {};
  isAlive = true;

  constructor(url: string, smtpUrl: string, broken: Broken) {
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

  /** @throws where it could not do what is due, other than by mails that were refused */
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

/** Two processes on one database, and one that starts in place of the next that is killed. */
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

  static async start(url: string, smtpUrl: string, broken: Broken): Promise<Senders> {
    const senders = new Senders(url, smtpUrl, broken);
    await Promise.all(senders.#working.map(({ ready }) => ready));
    return senders;
  }

  /**
   * Lets both do what is due.
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

  /** Kills one of those that are at work, wherever it stands; the next time the other one. */
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
