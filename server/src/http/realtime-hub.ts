import type { WebSocket } from 'ws';
import type { PageChange, Message } from '#kernel/changes';
import type { ChatPresence } from './chat-presence.ts';
import type { Services } from '#kernel/services';
import { findSubscriber, type Subscriber } from '#kernel/subscriber';
import { RecentChanges } from './recent-changes.ts';

/** The codes with which a socket is closed. */
export const CLOSED = { sessionOver: 4401, noTicket: 4408, tooMany: 4429, notAsked: 1008 } as const;
export const SOCKETS_PER_ACCOUNT = 5;

/** An open page. */
export interface OpenPage {
  readonly socket: WebSocket;
  readonly session: Buffer;
  subscriber: Subscriber;
  /** The page's id, which it also sends with its writes. */
  readonly id?: string | undefined;
  /**
   * The time since when it has fetched without being subscribed, in milliseconds of the process; undefined if unknown.
   */
  readonly unawareSince?: number | undefined;
}

const isFor = ({ audiences }: Subscriber, { to }: Pick<PageChange, 'to'>): boolean =>
  to.some((audience) => audiences.has(audience));

/** Knows the open pages, and passes changes on to those that may show them. */
export class RealtimeHub {
  readonly #pages = new Set<OpenPage>();
  readonly #recent = new RecentChanges(performance.now());
  readonly #services: Pick<Services, 'database' | 'clock'>;
  readonly #presence: ChatPresence;

  constructor(services: Pick<Services, 'database' | 'clock'>, presence: ChatPresence) {
    this.#services = services;
    this.#presence = presence;
  }

  /** Subscribes a page and tells it which changes it has missed; false if the account has too many open pages. */
  add(page: OpenPage): boolean {
    const { socket, subscriber, unawareSince = -Infinity } = page;
    if (this.#ofAccount(subscriber.accountId).length >= SOCKETS_PER_ACCOUNT) return false;
    this.#pages.add(page);
    void this.#presence.show(page, subscriber.answersIn);
    const missed = this.#recent.missedBy(subscriber.audiences, unawareSince, performance.now());
    socket.send(JSON.stringify({ missed }));
    return true;
  }

  remove(page: OpenPage): void {
    this.#pages.delete(page);
    void this.#presence.show(page, []);
  }

  /** Passes on a message of the database. Pages only learn which topics changed, and for which work. */
  onMessage(text: string): void {
    const message = JSON.parse(text) as Message;
    if ('sessionsEndedOf' in message) {
      for (const page of this.#ofAccount(message.sessionsEndedOf)) void this.check(page);
      return;
    }
    if ('typing' in message) {
      const { typing, to, except } = message;
      return this.#tell(except, (subscriber) => (isFor(subscriber, { to }) ? { typing } : null));
    }
    const { beside = [], except, ...first } = message;
    const changes: readonly PageChange[] = [first, ...beside];
    for (const change of changes) this.#recent.note(change, performance.now());
    this.#checkWhoHasAnotherSeat(changes);
    this.#tell(except, (subscriber) => {
      const heard = changes.filter((change) => isFor(subscriber, change));
      const topics = [...new Set(heard.flatMap((change) => change.topics))];
      return heard.length === 0 ? null : { topics, work: heard.find(({ work }) => work)?.work };
    });
  }

  /**
   * Checks the rights of a page again after a change of role, so that it no longer hears what the former one allowed.
   * D-261
   */
  #checkWhoHasAnotherSeat(changes: readonly PageChange[]): void {
    const named = new Set(changes.flatMap(({ topics, to }) => (topics.includes('enrollments') ? to : [])));
    for (const page of this.#pages) if (named.has(`account ${page.subscriber.accountId}`)) void this.check(page);
  }

  #tell(except: string | undefined, whatTo: (subscriber: Subscriber) => object | null): void {
    for (const { socket, subscriber, id } of this.#pages) {
      const what = except !== undefined && id === except ? null : whatTo(subscriber);
      if (what) socket.send(JSON.stringify(what));
    }
  }

  /** Tells pages that changes may have been missed, after the connection to the database was lost. */
  onReconnect(): void {
    this.#recent.forget(performance.now());
    for (const { socket } of this.#pages) socket.send(JSON.stringify({ missed: null }));
  }

  /** Closes the page of an ended session; other pages learn of new enrollments. */
  async check(page: OpenPage): Promise<void> {
    const { database, clock } = this.#services;
    // an unreachable database proves nothing; the next check decides
    const subscriber = await findSubscriber(database, page.session, clock()).catch(() => page.subscriber);
    if (subscriber) {
      page.subscriber = subscriber;
      if (this.#pages.has(page)) void this.#presence.show(page, subscriber.answersIn);
      return;
    }
    // a page that does not respond stays open for half a minute, but nobody counts as present because of it
    this.remove(page);
    page.socket.close(CLOSED.sessionOver, 'The session is over.');
  }

  #ofAccount(accountId: number): OpenPage[] {
    return [...this.#pages].filter(({ subscriber }) => subscriber.accountId === accountId);
  }
}
