import type { FromMedia, ToMedia } from '#kernel/media';
import { Rooms } from './rooms.ts';

/**
 * The process of the media: it passes on pictures and sound, so that they never delay a request. It knows the key of
 * the tickets and nothing else: no database, no session. It ends with the server that has started it.
 */
let rooms: Rooms | undefined;
const send = (message: FromMedia) => void (process.connected && process.send?.(message));

function receive(message: ToMedia): void {
  if ('setup' in message) {
    rooms = new Rooms(message.setup, (event) => send({ event }));
  } else if ('open' in message) {
    const line = message.open;
    rooms?.open(line, {
      say: (news) => send({ line, text: JSON.stringify(news) }),
      close: (code) => send({ close: line, code }),
    });
  } else if ('line' in message) rooms?.hear(message.line, message.text);
  else if ('closed' in message) rooms?.closed(message.closed);
  else if ('end' in message) rooms?.end(message.end);
  else if ('remove' in message) rooms?.remove(message.room, message.remove);
  else if (rooms) send({ figures: message.figures, of: rooms.figures() });
}

process.on('message', receive);
process.once('disconnect', () => process.exit(0));
// the signal of a terminal reaches us as well; the server ends us once it has said good-bye
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
// one browser's odd packet ends no class
process.on('unhandledRejection', (error) =>
  console.error(JSON.stringify({ level: 50, msg: 'media', error: String(error) })),
);
