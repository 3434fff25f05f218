import type { FromMediaProcess, ToMediaProcess } from '#kernel/media';
import { Rooms } from './rooms.ts';

/**
 * The media process, which forwards video and sound so that they never delay requests. It only knows the key of the
 * tickets, and no database or session. It ends with its server.
 */
let rooms: Rooms | undefined;
const send = (message: FromMediaProcess) => void (process.connected && process.send?.(message));

function receive(message: ToMediaProcess): void {
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
// the terminal sends us this signal too, but the server stops us after its goodbye
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
// a malformed packet of one browser must not end a class
process.on('unhandledRejection', (error) =>
  console.error(JSON.stringify({ level: 50, msg: 'media', error: String(error) })),
);
