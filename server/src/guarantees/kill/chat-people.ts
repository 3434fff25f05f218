import { setTimeout as sleep } from 'node:timers/promises';
import type { OutputOf } from '@bcs/contract/kernel/call';
import type { Calls } from '@bcs/contract/contract';
import { IDS } from '#database/seed/ids';
import { OpenPage } from '#testing/open-page';
import { send } from './send.ts';

/** A message as its author sent it; the next one is sent after it was acknowledged. */
export interface SentMessage {
  readonly author: number;
  readonly body: string;
}

/** Lists faults in stored or seen messages: lost, duplicated, out of order, or never sent. */
export function brokenIn(seen: readonly SentMessage[], sent: ReadonlyMap<number, readonly string[]>): string[] {
  const broken: string[] = [];
  for (const [author, bodies] of sent) {
    const own = seen.filter((each) => each.author === author).map(({ body }) => body);
    const times = new Map<string, number>();
    for (const body of own) times.set(body, (times.get(body) ?? 0) + 1);
    broken.push(...bodies.filter((body) => !times.has(body)).map((body) => `lost: ${body}`));
    broken.push(...[...times].filter(([, count]) => count > 1).map(([body]) => `doubled: ${body}`));
    const known = new Set(bodies);
    broken.push(...own.filter((body) => !known.has(body)).map((body) => `never sent: ${body}`));
    const expected = bodies.filter((body) => times.has(body));
    const first = [...new Set(own)]
      .filter((body) => known.has(body))
      .findIndex((body, place) => body !== expected[place]);
    if (first !== -1) broken.push(`out of order: ${own[first]}`);
  }
  return broken;
}

const studentEnrollmentId = IDS.enrollments.student;

/** Returns a person's tokens in turn, because each may send only five messages a second. */
export type NextToken = () => string;

/** Writes messages one after the other, repeating each under its id until it is acknowledged. */
export async function writeMessages(
  who: string,
  count: number,
  url: () => string,
  token: NextToken,
  onSent: (turn: number) => void,
) {
  const bodies: string[] = [];
  let repeats = 0;
  for (let turn = 0; turn < count; turn++) {
    const body = `${who} ${turn}`;
    bodies.push(body);
    const input = { studentEnrollmentId, clientId: `${who}-${String(turn).padStart(8, '0')}`, body };
    while ((await send(url(), token(), 'sendChatMessage', input)).fate !== 'acknowledged') {
      repeats += 1;
      await sleep(25);
    }
    onSent(turn);
  }
  return { bodies, repeats };
}

/** An open page with the conversation: it fetches new messages whenever it hears of them. */
export class OpenChatPage {
  readonly seen: (SentMessage & { readonly id: number })[] = [];
  readonly #url: string;
  readonly #token: NextToken;
  #page: OpenPage | undefined;
  #over = false;
  #done: Promise<void> | undefined;

  constructor(url: string, token: NextToken) {
    this.#url = url;
    this.#token = token;
  }

  start(): void {
    this.#done = this.#read();
  }

  /** Lets it read the rest, and closes it. */
  async end(): Promise<void> {
    this.#over = true;
    await this.#done;
    await this.#catchUp();
    this.#page?.socket.terminate();
  }

  async #read(): Promise<void> {
    let heard = 0;
    while (!this.#over) {
      try {
        // a page reconnects while its server is down
        if (!this.#page || this.#page.socket.readyState !== 1) {
          this.#page = await OpenPage.open(this.#url, this.#token());
          heard = 0;
        }
        if (this.#page.heard.length > heard) {
          heard = this.#page.heard.length;
          await this.#catchUp();
        }
      } catch {
        this.#page = undefined;
      }
      await sleep(20);
    }
  }

  async #catchUp(): Promise<void> {
    const known = this.seen.at(-1)?.id ?? 0;
    const fresh: OutputOf<Calls['chat']>['messages'] = [];
    for (let before: number | null | undefined; before !== null;) {
      const { status, body } = await send(this.#url, this.#token(), 'chat', {
        studentEnrollmentId,
        ...(before && { before }),
      });
      if (status !== 200) throw new Error(`The conversation could not be read: ${status}`);
      const page = body as OutputOf<Calls['chat']>;
      fresh.unshift(...page.messages.filter(({ id }) => id > known));
      before = page.messages.some(({ id }) => id <= known) ? null : page.next;
    }
    this.seen.push(...fresh.map(({ id, author, body }) => ({ id, author: author.enrollmentId, body })));
  }
}
