import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { RoomNews } from '@bcs/contract/features/classroom/model';
import { RoomPeer } from './room-peer.ts';

/** A person in a room of a listening server. */
export interface InClassroom {
  readonly peer: RoomPeer;
  leave(): Promise<void>;
}

/**
 * Enters the room of a session like the page: with a ticket, the connection, and the media connection.
 * @param origin the origin of the page, if it is not the server's
 */
export async function enterClassroom(
  url: string,
  token: string,
  sessionId: number,
  origin = url,
): Promise<InClassroom> {
  const answer = await fetch(`${url}/broker/enterClassroom`, {
    method: 'POST',
    headers: { authtoken: token, 'content-type': 'application/json' },
    body: JSON.stringify({ sessionId }),
  });
  if (!answer.ok) throw new Error(`Nobody lets in: ${answer.status} ${await answer.text()}`);
  const { ticket } = (await answer.json()) as { ticket: string };
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/classroom`, { origin });
  const peer = new RoomPeer((request) => socket.send(JSON.stringify(request)));
  socket.on('message', (message) => void peer.hear(JSON.parse(String(message)) as RoomNews));
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'enter', ticket }));
  const closed = once(socket, 'close').then(([code]) => {
    throw new Error(`The line was closed: ${code}`);
  });
  await Promise.race([peer.connected, closed]);
  // from now on, leaving closes it
  closed.catch(() => {});
  return {
    peer,
    leave: async () => {
      socket.close();
      await peer.leave();
    },
  };
}
