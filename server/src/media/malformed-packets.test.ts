import { randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { RtpHeader } from 'werift';
import { afterAll, expect, test } from 'vitest';
import type { RoomNews } from '@bcs/contract/features/classroom/model';
import { MediaProcess } from '#adapters/media/media-process';
import { seededDice } from '#guarantees/mutations';
import { roomTicket } from '#kernel/room-tickets';
import { systemClock } from '#kernel/system-clock';
import { RoomPeer } from '#testing/room-peer';

const SECRET = Buffer.alloc(32, 9).toString('base64url');
const media = new MediaProcess({ secret: SECRET, ports: null, address: null, loopback: true });
const peers: RoomPeer[] = [];
afterAll(async () => {
  for (const peer of peers) await peer.leave();
  await media.stop();
});
const roll = seededDice(20_261_128);

async function join(room: string, enrollmentId: number) {
  const heard = { sdp: '' };
  const closed: number[] = [];
  const line = media.connect({
    say: (text) => {
      const news = JSON.parse(text) as RoomNews;
      if (news.type === 'send') heard.sdp = news.sdp;
      void peer.hear(news);
    },
    close: (code) => void closed.push(code),
  });
  const peer = new RoomPeer((request) => line.hear(JSON.stringify(request)));
  peers.push(peer);
  const pass = { room, universityId: 1, meetingId: 7, sessionId: 3, name: 'A', isHost: true, onStage: true };
  const ticket = roomTicket(SECRET, { ...pass, enrollmentId }, systemClock());
  line.hear(JSON.stringify({ type: 'enter', ticket }));
  await peer.connected;
  return { peer, heard, closed };
}
const until = async (what: () => boolean) => {
  for (let tries = 0; tries < 500 && !what(); tries++) await sleep(20);
  expect(what()).toBe(true);
};

/** Random bytes that begin like media packets or reports. */
const anyMedia = (): Buffer => {
  const bytes = randomBytes(1 + roll(1400));
  bytes[0] = 128 + roll(64);
  if (bytes.length > 1 && roll(2) === 0) bytes[1] = 192 + roll(32);
  return bytes;
};
/** A valid packet that is truncated or has a changed byte. */
function broken(packet: Buffer): Buffer {
  if (roll(2) === 0) return packet.subarray(0, roll(packet.length));
  const other = Buffer.from(packet);
  other[roll(other.length)] = roll(256);
  return other;
}
const headerOf = (more: Partial<RtpHeader> = {}) =>
  new RtpHeader({
    sequenceNumber: roll(65_536),
    timestamp: roll(2 ** 31),
    ssrc: roll(2 ** 31),
    payloadType: roll(128),
    ...more,
  });

test('malformed packets of sound and pictures reach nobody, and end nothing [D-068]', async () => {
  const [sends, watches] = [await join('bcs-1-7', 1), await join('bcs-1-7', 2)];
  await sends.peer.send();
  await until(() => watches.peer.arrived.audio > 10 && watches.peer.arrived.video > 10);
  const attacker = await join('bcs-2-8', 3);
  await attacker.peer.send();
  await until(() => attacker.heard.sdp !== '');
  await sleep(500);
  const pid = media.pid();
  const { peer } = attacker;
  for (let count = 0; count < 2000; count++) {
    const kind = roll(5);
    const packet = () => peer.encrypted(randomBytes(roll(1200)), headerOf());
    if (kind === 0) await peer.throwBytes(anyMedia());
    else if (kind === 1) await peer.throwBytes(broken(packet()));
    else if (kind === 2) await peer.throwBytes(packet());
    // malformed content with a valid signature
    else if (kind === 3) await peer.throwBytes(peer.encrypted(Buffer.alloc(roll(4), 255), headerOf({ padding: true })));
    else
      await peer.throwBytes(
        peer.encryptedReport(
          Buffer.concat([Buffer.from([128 + roll(64), 200 + roll(8), 0, roll(256)]), randomBytes(4 + roll(300))]),
        ),
      );
    if (count % 50 === 0) await sleep(5);
  }
  // an outsider who only knows the port
  const port = Number(/^a=candidate:\S+ 1 udp \d+ 127\.0\.0\.1 (\d+) /im.exec(attacker.heard.sdp)?.[1]);
  const stranger = createSocket('udp4');
  for (let count = 0; count < 500; count++)
    stranger.send(roll(2) === 0 ? anyMedia() : randomBytes(roll(1400)), port, '127.0.0.1');
  await sleep(200);
  stranger.close();
  await once(stranger, 'close');
  expect([sends.closed, watches.closed, attacker.closed, media.pid() === pid]).toEqual([[], [], [], true]);
  const before = { ...watches.peer.arrived };
  await until(() => watches.peer.arrived.audio > before.audio + 20 && watches.peer.arrived.video > before.video + 20);
});
