import type { WebSocket } from 'ws';
import { SESSION_ENDED, type RealtimeNews } from '#kernel/realtime';
import { findListener, type Listener } from '#kernel/realtime-listener';
import type { Services } from '#kernel/services';
import { RecentNews } from './recent-news.ts';

/** Why a socket is closed. */
export const CLOSED = { sessionOver: 4401, noTicket: 4408, tooMany: 4429, notAsked: 1008 } as const;
export const SOCKETS_PER_ACCOUNT = 5;

/** An open page. */
export interface OpenPage {
  readonly socket: WebSocket;
  readonly session: Buffer;
  listener: Listener;
  /** Since when it has fetched without listening, in milliseconds of the process; undefined when it cannot tell. */
  readonly deafSince?: number | undefined;
}

/** Knows which pages are open, and passes news on to those it concerns. */
export class RealtimeHub {
  readonly #pages = new Set<OpenPage>();
  readonly #recent = new RecentNews(performance.now());
  readonly #services: Pick<Services, 'database' | 'clock'>;

  constructor(services: Pick<Services, 'database' | 'clock'>) {
    this.#services = services;
  }

  /** Lets a page listen, and tells it what it has missed; false when the account has too many pages open already. */
  add(page: OpenPage): boolean {
    const { socket, listener, deafSince = -Infinity } = page;
    const open = this.#of([listener.accountId], []);
    if (open.length >= SOCKETS_PER_ACCOUNT) return false;
    this.#pages.add(page);
    const missed = this.#recent.missedBy(listener, deafSince, performance.now());
    socket.send(JSON.stringify({ kind: 'ready', missed }));
    return true;
  }

  remove(page: OpenPage): void {
    this.#pages.delete(page);
  }

  /** Takes what the database says. Whoever is told learns only which kind of thing changed. */
  hear(message: string): void {
    const news = JSON.parse(message) as RealtimeNews;
    const { kind, accountIds = [], enrollmentIds = [] } = news;
    const concerned = this.#of(accountIds, enrollmentIds);
    if (kind === SESSION_ENDED) {
      for (const page of concerned) void this.check(page);
      return;
    }
    this.#recent.note(news, performance.now());
    for (const { socket } of concerned) socket.send(JSON.stringify({ kind }));
  }

  /** The database could not be heard for a while: nobody knows what its pages have missed. */
  hearAgain(): void {
    this.#recent.forget(performance.now());
    for (const { socket } of this.#pages) socket.send(JSON.stringify({ kind: 'ready', missed: null }));
  }

  /** Closes the page of a session that is over; the others learn of new enrollments. */
  async check(page: OpenPage): Promise<void> {
    const { database, clock } = this.#services;
    // an unreachable database proves nothing; the next check will tell
    const listener = await findListener(database, page.session, clock()).catch(() => page.listener);
    if (listener) page.listener = listener;
    else page.socket.close(CLOSED.sessionOver, 'The session is over.');
  }

  #of(accountIds: readonly number[], enrollmentIds: readonly number[]): OpenPage[] {
    return [...this.#pages].filter(
      ({ listener }) =>
        accountIds.includes(listener.accountId) || listener.enrollmentIds.some((id) => enrollmentIds.includes(id)),
    );
  }
}
