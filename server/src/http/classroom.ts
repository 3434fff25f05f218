import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { SECOND } from '@bcs/contract/kernel/clock';
import { FAILURES } from '@bcs/contract/kernel/failure';
import type { Media } from '#kernel/media';
import { RefusalError } from '#kernel/refusal-error';
import { mayConnect } from './own-page.ts';

const PING_EVERY = 5 * SECOND;
/** The highest number of messages per second, above anything that a person causes. */
const MOST_PER_SECOND = 50;
const TOO_MUCH = 4429;

/**
 * Opens /classroom, which connects browsers to the media process. That process judges the messages by the ticket at the
 * beginning; here they only pass through. D-068
 */
export function openClassroom(app: FastifyInstance, media: Media, publicOrigin: string): void {
  const preValidation = async ({ headers }: FastifyRequest) => {
    if (!mayConnect(headers, publicOrigin)) throw new RefusalError(FAILURES.FORBIDDEN);
  };
  app.get('/classroom', { websocket: true, preValidation }, (socket) => passOn(socket, media));
}

function passOn(socket: WebSocket, media: Media): void {
  const line = media.connect({
    say: (text) => socket.send(text),
    close: (code) => socket.close(code),
  });
  let heard = 0;
  let answered = true;
  const pings = setInterval(() => {
    heard = 0;
    if (!answered) return socket.terminate();
    answered = false;
    socket.ping();
  }, PING_EVERY);
  socket.on('pong', () => (answered = true));
  socket.on('error', () => socket.terminate());
  socket.on('message', (message) => {
    // a browser may continue to send until it confirms that the connection is closed
    if (socket.readyState !== socket.OPEN) return;
    if (++heard > (MOST_PER_SECOND * PING_EVERY) / SECOND) return socket.close(TOO_MUCH);
    line.hear(String(message));
  });
  socket.once('close', () => {
    clearInterval(pings);
    line.close();
  });
}
