import type { RoomNews, RoomRequest } from '@bcs/contract/features/classroom/model';
import { LINE_CLOSE_CODES } from '@bcs/contract/features/classroom/stage';

const PING_EVERY = 2000;
/** The longest silence of a live connection: after this it counts as lost, even without a close event. */
const SILENT_FOR = 6000;
/** The close codes after which the page does not reconnect by itself. */
const FINAL: readonly number[] = [
  LINE_CLOSE_CODES.removed,
  LINE_CLOSE_CODES.ended,
  LINE_CLOSE_CODES.elsewhere,
  LINE_CLOSE_CODES.full,
];

interface Heard {
  readonly onNews: (news: RoomNews) => void;
  /**
   * @param code why it ended for good; null if the page should reconnect
   */
  readonly onLost: (code: number | null) => void;
}

/** The line to the classroom. */
export type RoomSocket = { readonly say: (request: RoomRequest) => void; readonly close: () => void };

/** Opens the line with a ticket, and tells once that it is lost. */
export function openRoomSocket(ticket: string, { onNews, onLost }: Heard): RoomSocket {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/classroom`);
  let heardAt = performance.now();
  let over = false;
  const say = (request: RoomRequest) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request));
  };
  const close = () => {
    over = true;
    clearInterval(watch);
    socket.close();
  };
  const lost = (code: number | null) => {
    if (over) return;
    close();
    onLost(code);
  };
  const watch = setInterval(() => {
    if (performance.now() - heardAt > SILENT_FOR) lost(null);
    else say({ type: 'ping' });
  }, PING_EVERY);
  socket.addEventListener('open', () => say({ type: 'enter', ticket }));
  socket.addEventListener('message', ({ data }) => {
    heardAt = performance.now();
    if (!over) onNews(JSON.parse(String(data)) as RoomNews);
  });
  socket.addEventListener('close', ({ code }) => lost(FINAL.includes(code) ? code : null));
  return { say, close };
}
