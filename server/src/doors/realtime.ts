import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { MINUTE, SECOND } from '@bcs/contract/kernel/clock';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { isOwnOrigin } from '#kernel/origin';
import { findListener } from '#kernel/realtime-listener';
import { redeemTicket } from '#kernel/realtime-tickets';
import { Refused } from '#kernel/refused';
import type { Services } from '#kernel/services';
import { CLOSED, RealtimeHub, type OpenPage } from './realtime-hub.ts';

const LARGEST_MESSAGE = 16 * 1024;
const GOOD_BYE_WITHIN = SECOND;
/** `deafFor`: for how many milliseconds the page has fetched without listening; left out when it cannot tell. */
const Greeting = z.strictObject({ ticket: z.string().max(255), deafFor: z.number().nonnegative().optional() });

/** How patient the door is; tests have less time. */
export interface Patience {
  readonly ticketWithin: number;
  readonly pingEvery: number;
  readonly checkEvery: number;
}
const PATIENCE: Patience = { ticketWithin: 5 * SECOND, pingEvery: 30 * SECOND, checkEvery: MINUTE };

/** Opens /realtime: pages show a ticket first, then they only listen. */
export async function openRealtime(app: FastifyInstance, services: Services, patience = PATIENCE): Promise<void> {
  await app.register(websocket, { options: { maxPayload: LARGEST_MESSAGE, perMessageDeflate: false } });
  const hub = new RealtimeHub(services);
  const deaf = services.database.hear(
    (message) => hub.hear(message),
    () => hub.hearAgain(),
  );
  app.addHook('onClose', async () => deaf());
  // the plugin says good-bye to every page; whoever does not answer must not hold the server up
  app.addHook('preClose', async () => {
    const cut = () => {
      for (const socket of app.websocketServer.clients) socket.terminate();
    };
    setTimeout(cut, GOOD_BYE_WITHIN).unref();
  });
  const preValidation = async ({ headers }: FastifyRequest) => {
    if (!mayConnect(headers, services.settings.publicOrigin)) throw new Refused(FAILURES.FORBIDDEN);
  };
  app.get('/realtime', { websocket: true, preValidation }, (socket) => welcome(socket, hub, services, patience));
}

/** Only pages of this installation; a cookie-less ticket would stop the others too, but later. */
function mayConnect({ origin, host }: FastifyRequest['headers'], publicOrigin: string): boolean {
  if (origin === undefined) return false;
  return isOwnOrigin(origin, publicOrigin) || URL.parse(origin)?.host === host;
}

function welcome(
  socket: WebSocket,
  hub: RealtimeHub,
  services: Services,
  { ticketWithin, pingEvery, checkEvery }: Patience,
): void {
  const late = setTimeout(() => socket.close(CLOSED.noTicket, 'No ticket came.'), ticketWithin);
  socket.on('error', () => socket.terminate());
  socket.once('close', () => clearTimeout(late));
  socket.once('message', (message) => {
    clearTimeout(late);
    // whoever has been let in has nothing more to say
    socket.on('message', () => socket.close(CLOSED.notAsked, 'Nothing was asked.'));
    void admit(socket, String(message), services)
      .catch(() => null)
      .then((page) => {
        if (socket.readyState !== socket.OPEN) return;
        if (!page) return socket.close(CLOSED.sessionOver, 'The ticket is not valid.');
        if (!hub.add(page)) return socket.close(CLOSED.tooMany, 'Too many pages are open.');
        keepAlive(page, hub, pingEvery, checkEvery);
      });
  });
}

async function admit(socket: WebSocket, message: string, { database, clock }: Services): Promise<OpenPage | null> {
  const came = performance.now();
  const { ticket, deafFor } = Greeting.parse(JSON.parse(message));
  const deafSince = deafFor === undefined ? undefined : came - deafFor;
  const session = await redeemTicket(database, ticket, clock());
  const listener = session && (await findListener(database, session, clock()));
  return session && listener ? { socket, session, listener, deafSince } : null;
}

/** A page that went away without a word is noticed at the next ping, a session that ended at the next check. */
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
