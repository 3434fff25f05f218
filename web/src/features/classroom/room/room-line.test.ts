import { beforeEach, expect, test, vi } from 'vitest';
import type { RoomNews } from '@bcs/contract/features/classroom/model';
import { deviceLostText } from './devices.ts';
import { openDevice } from './open-device.ts';
import { RoomLine } from './room-line.ts';
import type * as Socket from './room-socket.ts';

/** Says something to the page in the classroom's place. */
let news: (news: RoomNews) => void = () => {};
vi.mock('#lib/api.ts', () => ({ post: async () => ({ ticket: 'ticket', iceServers: [] }) }));
vi.mock('./room-socket.ts', () => ({
  openRoomSocket: (_: string, heard: Parameters<typeof Socket.openRoomSocket>[1]) => {
    news = heard.onNews;
    return { say: () => {}, close: () => {} };
  },
}));
vi.mock('./send.ts', () => ({
  StageSender: class {
    connection = { addEventListener: () => {}, close: () => {} };
    offer = async () => ({ sdp: '', sources: {} });
    replace = async () => {};
  },
}));
beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});

/** A stream of one track, as the browser grants it once somebody has allowed it. */
function granted() {
  const ends: (() => void)[] = [];
  const track = {
    readyState: 'live',
    stop: () => void (track.readyState = 'ended'),
    addEventListener: (_: 'ended', hear: () => void) => void ends.push(hear),
    /** Simulates that the network is lost. */
    pull: () => {
      for (const hear of ends) hear();
    },
  };
  return { track, stream: { getTracks: () => [track] } as unknown as MediaStream };
}

test.each(['microphone', 'camera', 'screen'] as const)(
  'a %s that is granted after one has left the room is switched off at once',
  async (source) => {
    const line = new RoomLine(12);
    line.leave();
    const { track, stream } = granted();
    await line.show(source, stream);
    expect(track.readyState).toBe('ended');
    expect(line.state().own[source]).toBeNull();
  },
);

test('a device that is granted to somebody who is not on the stage any more is switched off as well', async () => {
  const line = new RoomLine(12);
  const { track, stream } = granted();
  await line.show('microphone', stream);
  expect(track.readyState).toBe('ended');
});

/** Somebody in the room; `sit` is what the classroom says of their seat. */
async function inside() {
  const line = new RoomLine(12);
  line.start();
  await vi.waitFor(() => expect(line.state().phase).toBe('connecting'));
  await Promise.resolve();
  await Promise.resolve();
  news({ type: 'entered', person: 1 });
  const sit = (seat: number | null) => {
    const sending = { microphone: false, camera: false, screen: false };
    news({
      type: 'room',
      people: [{ id: 1, name: 'Ada', isHost: false, seat, screenSeat: null, hand: null, sending }],
    });
  };
  return { line, sit };
}

test('a device that is granted after its seat was lost stays off on a new seat, which begins silent', async () => {
  const { line, sit } = await inside();
  sit(0);
  const { track, stream } = granted();
  let grant: (stream: MediaStream) => void = () => {};
  const opened = openDevice(
    line,
    'microphone',
    () => new Promise((resolve) => (grant = resolve)),
    () => {},
  );
  sit(null);
  sit(1);
  grant(stream);
  await opened;
  expect([track.readyState, line.state().own.microphone]).toEqual(['ended', null]);
});

test('a device that is pulled out is switched off and told; one that was switched off before is not', async () => {
  const { line, sit } = await inside();
  sit(0);
  const [first, second] = [granted(), granted()];
  const gone: string[] = [];
  await openDevice(
    line,
    'microphone',
    async () => first.stream,
    () => gone.push('microphone'),
  );
  await openDevice(
    line,
    'camera',
    async () => second.stream,
    () => gone.push('camera'),
  );
  expect([first.track.readyState, second.track.readyState]).toEqual(['live', 'live']);
  await line.show('camera', null);
  second.track.pull();
  first.track.pull();
  expect(gone).toEqual(['microphone']);
  expect(line.state().own).toMatchObject({ microphone: null, camera: null });
  expect([deviceLostText('microphone'), deviceLostText('screen')]).toEqual([
    expect.stringContaining('microphone'),
    null,
  ]);
});
