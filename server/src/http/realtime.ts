import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { MINUTE, SECOND } from '@bcs/contract/kernel/clock';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { redeemTicket } from '#kernel/realtime-tickets';
import { RefusalError } from '#kernel/refusal-error';
import type { Services } from '#kernel/services';
import { findSubscriber } from '#kernel/subscriber';
import { ChatPresence, PRESENCE, type PresenceTimes } from './chat-presence.ts';
import { mayConnect } from './own-page.ts';
import { relayTyping, type FindPlace } from './chat-typing.ts';
import { CLOSED, RealtimeHub, type OpenPage } from './realtime-hub.ts';

/** The id of an open page, which also is in the header of its writes. */
export const PageId = z.string().regex(/^[\w-]{1,40}$/);

/** The size limit of a message, enough for the largest offer of a browser in the classroom. */
const LARGEST_MESSAGE = 64 * 1024;
const GOOD_BYE_WITHIN = SECOND;
const Greeting = z.strictObject({
  ticket: z.string().max(255),
  page: PageId.optional(),
  /** The milliseconds for which the page has fetched without being subscribed; missing if unknown. */
  unawareFor: z.number().nonnegative().optional(),
});

/** The timing of the socket; shorter in tests. */
export interface Patience {
  readonly ticketWithin: number;
  readonly pingEvery: number;
  readonly checkEvery: number;
  readonly presence: PresenceTimes;
}
const DEFAULT_PATIENCE: Patience = {
  ticketWithin: 5 * SECOND,
  pingEvery: 30 * SECOND,
  checkEvery: MINUTE,
  presence: PRESENCE,
};

/** Opens /realtime: pages first send a ticket, and then only listen or report that somebody is typing. */
export async function openRealtime(
  app: FastifyInstance,
  services: Services,
  findPlace: FindPlace,
  patience = DEFAULT_PATIENCE,
): Promise<void> {
  await app.register(websocket, { options: { maxPayload: LARGEST_MESSAGE, perMessageDeflate: false } });
  const presence = new ChatPresence(services.database, patience.presence);
  const hub = new RealtimeHub(services, presence);
  const unsubscribe = services.database.subscribe(
    (message) => hub.onMessage(message),
    () => hub.onReconnect(),
  );
  app.addHook('onClose', async () => {
    unsubscribe();
    await presence.stop();
  });
  // the plugin says goodbye to every page, but a page that does not respond must not delay the server
  app.addHook('preClose', async () => {
    const cut = () => {
      for (const socket of app.websocketServer.clients) socket.terminate();
    };
    setTimeout(cut, GOOD_BYE_WITHIN).unref();
  });
  const preValidation = async ({ headers }: FastifyRequest) => {
    if (!mayConnect(headers, services.settings.publicOrigin)) throw new RefusalError(FAILURES.FORBIDDEN);
  };
  app.get('/realtime', { websocket: true, preValidation }, (socket) =>
    welcome(socket, hub, { ...services, findPlace }, patience),
  );
}

function welcome(
  socket: WebSocket,
  hub: RealtimeHub,
  services: Services & { readonly findPlace: FindPlace },
  { ticketWithin, pingEvery, checkEvery }: Patience,
): void {
  const late = setTimeout(() => socket.close(CLOSED.noTicket, 'No ticket came.'), ticketWithin);
  socket.on('error', () => socket.terminate());
  socket.once('close', () => clearTimeout(late));
  socket.once('message', (message) => {
    clearTimeout(late);
    const early = () => socket.close(CLOSED.notAsked, 'Nothing was asked.');
    socket.on('message', early);
    void admit(socket, String(message), services)
      .catch(() => null)
      .then((page) => {
        if (socket.readyState !== socket.OPEN) return;
        if (!page) return socket.close(CLOSED.sessionOver, 'The ticket is not valid.');
        if (!hub.add(page)) return socket.close(CLOSED.tooMany, 'Too many pages are open.');
        socket.off('message', early);
        relayTyping(page, services.database, services.findPlace);
        keepAlive(page, hub, pingEvery, checkEvery);
      });
  });
}

async function admit(socket: WebSocket, message: string, { database, clock }: Services): Promise<OpenPage | null> {
  const came = performance.now();
  const { ticket, page: id, unawareFor } = Greeting.parse(JSON.parse(message));
  const unawareSince = unawareFor === undefined ? undefined : came - unawareFor;
  const session = await redeemTicket(database, ticket, clock());
  const subscriber = session && (await findSubscriber(database, session, clock()));
  return session && subscriber ? { socket, session, subscriber, id, unawareSince } : null;
}

/** Notices pages that have silently gone at the next ping, and ended sessions at the next check. */
function keepAlive(page: OpenPage, hub: RealtimeHub, pingEvery: number, checkEvery: number): void {
  const { socket } = page;
  let answered = true;
  socket.on('pong', () => (answered = true));
  const pings = setInterval(() => {
    if (!answered) return socket.terminate();
    answered = false;
    socket.ping();
  }, pingEvery);
  const checks = setInterval(() => void hub.check(page), checkEvery);
  socket.once('close', () => {
    clearInterval(pings);
    clearInterval(checks);
    hub.remove(page);
  });
}
