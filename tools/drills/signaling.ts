import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RoomNews } from '@bcs/contract/features/classroom/model';
import { MediaProcess } from '@bcs/server/adapters/media/media-process';
import { seededDice } from '@bcs/server/guarantees/mutations';
import type { RoomPass } from '@bcs/server/kernel/media';
import { roomTicket } from '@bcs/server/kernel/room-tickets';
import { systemClock } from '@bcs/server/kernel/system-clock';
import { FIREFOX, SAFARI } from '@bcs/server/testing/browser-descriptions';
import { RoomPeer } from '@bcs/server/testing/room-peer';
import type { Drill } from './drill.ts';
import { residentMb } from './process-of.ts';
import { oddMessage, spoilDescription } from './signaling/hostile-descriptions.ts';

const TEXTS = 1000;
/** A line ends at its twenty-first offer, and at what it cannot read. */
const TEXTS_OF_LINE = 8;
const LOOK_EVERY_MS = 50;
const SECRET = Buffer.alloc(32, 9).toString('base64url');

const passOf = (room: string, enrollmentId: number): Omit<RoomPass, 'expiresAt' | 'nonce'> => ({
  room,
  universityId: 1,
  meetingId: 7,
  sessionId: 3,
  enrollmentId,
  name: `Person ${enrollmentId}`,
  isHost: true,
  onStage: true,
});

/** Ports of ours that a hostile browser names as its own; nobody may send to them. */
async function listen(): Promise<{ port: number; heard: () => number; close: () => void }> {
  let heard = 0;
  const first = createSocket('udp4').on('message', () => (heard += 1));
  first.bind(0, '127.0.0.1');
  await once(first, 'listening');
  const { port } = first.address();
  const second: Socket = createSocket('udp6').on('message', () => (heard += 1));
  // on a machine without IPv6 this socket receives nothing
  second.on('error', () => {}).bind(port, '::1');
  return {
    port,
    heard: () => heard,
    close: () => {
      first.close();
      second.close();
    },
  };
}

async function join(media: MediaProcess, room: string, enrollmentId: number): Promise<RoomPeer> {
  const line = media.connect({
    say: (text) => void peer.hear(JSON.parse(text) as RoomNews).catch(() => {}),
    close: () => line.close(),
  });
  const peer = new RoomPeer((request) => line.hear(JSON.stringify(request)));
  line.hear(JSON.stringify({ type: 'enter', ticket: roomTicket(SECRET, passOf(room, enrollmentId), systemClock()) }));
  await peer.connected;
  return peer;
}

/**
 * Says some hostile texts on a line of its own, in the room of another class, as somebody on the stage. Answers how many
 * were said, and how many of those were taken for offers.
 */
async function attack(media: MediaProcess, number: number, texts: (offered: string) => readonly string[]) {
  const browser = { offered: '', isOpen: true, answered: 0 };
  const line = media.connect({
    say: (text) => {
      const news = JSON.parse(text) as RoomNews;
      if (news.type === 'receive') browser.offered = news.sdp;
      if (news.type === 'send') browser.answered += 1;
    },
    close: () => {
      browser.isOpen = false;
      line.close();
    },
  });
  line.hear(JSON.stringify({ type: 'enter', ticket: roomTicket(SECRET, passOf('bcs-2-8', number), systemClock()) }));
  for (let tries = 0; browser.offered === '' && browser.isOpen && tries < 200; tries++) await sleep(10);
  let said = 0;
  for (const text of texts(browser.offered)) {
    if (!browser.isOpen) break;
    line.hear(text);
    said += 1;
    await sleep(5);
  }
  // what waits its turn is done before the line is gone
  await sleep(100);
  line.close();
  return { said, answered: browser.answered };
}

/** A thousand hostile descriptions in one room, while another room sends and receives. */
export const signaling: Drill = {
  name: 'signaling',
  about: 'a thousand hostile descriptions of one class beside the sound and pictures of another',
  run: async ({ say, check }) => {
    const media = new MediaProcess({ secret: SECRET, ports: null, address: null, loopback: true });
    const trap = await listen();
    const roll = seededDice(20_261_127);
    try {
      const host = await join(media, 'bcs-1-7', 1);
      await host.send();
      const watcher = await join(media, 'bcs-1-7', 2);
      while (watcher.received < 50) await sleep(LOOK_EVERY_MS);
      const pid = media.pid();
      const memory = { before: residentMb(pid ?? 0), most: 0 };

      /** The longest time without a packet of each kind. */
      const silence = { audio: 0, video: 0 };
      const last = { audio: { count: 0, at: performance.now() }, video: { count: 0, at: performance.now() } };
      const looking = setInterval(() => {
        const now = performance.now();
        for (const kind of ['audio', 'video'] as const) {
          silence[kind] = Math.max(silence[kind], now - last[kind].at);
          const count = watcher.arrived[kind];
          if (count > last[kind].count) last[kind] = { count, at: now };
        }
        if (media.pid() === pid) memory.most = Math.max(memory.most, residentMb(pid ?? 0));
      }, LOOK_EVERY_MS);

      const all = { said: 0, answered: 0 };
      for (let number = 100; all.said < TEXTS; number++) {
        const { said, answered } = await attack(media, number, (offered) =>
          Array.from({ length: TEXTS_OF_LINE }, () => {
            const browser = roll(2) === 0 ? FIREFOX : SAFARI;
            const kind = roll(8);
            if (kind === 0) return oddMessage(roll, trap.port);
            // whoever is on the stage offers; what is no offer at all is the answer to what everybody receives
            if (kind < 5)
              return JSON.stringify({
                type: 'send',
                sdp: spoilDescription(browser.offer, roll, trap.port),
                sources: { 0: 'microphone', 1: 'camera', 2: 'screen' },
              });
            const ours = offered.replaceAll('a=setup:actpass', 'a=setup:active').replaceAll('a=sendonly', 'a=recvonly');
            return JSON.stringify({ type: 'receive', sdp: spoilDescription(ours, roll, trap.port) });
          }),
        );
        all.said += said;
        all.answered += answered;
      }
      await sleep(2000);
      clearInterval(looking);
      say(
        `${all.said} texts, ${all.answered} of them answered as offers; memory of the media ${memory.before.toFixed(0)} MB before, ${memory.most.toFixed(0)} MB at most.`,
      );
      check('hostile texts that were said', all.said, TEXTS, 'at least');
      check('hostile offers that the library has read to the end', all.answered, TEXTS / 20, 'at least');
      check('longest time without sound in the other room, ms', silence.audio, 1000, 'at most');
      check('longest time without pictures in the other room, ms', silence.video, 1000, 'at most');
      check('packets to addresses that a browser named', trap.heard(), 0, 'at most');
      check('the process that serves the other room is the same', media.pid() === pid ? 1 : 0, 1, 'at least');
      check('memory of the media above rest, MB', memory.most - memory.before, 300, 'at most');
      for (const peer of [host, watcher]) await peer.leave();
    } finally {
      trap.close();
      await media.stop();
    }
  },
};
