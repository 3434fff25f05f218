import { beforeEach, expect, test, vi } from 'vitest';
import { RoomLine } from './room-line.ts';

beforeEach(() => void vi.stubGlobal('removeEventListener', () => undefined));

/** A stream of one track, as the browser grants it once somebody has allowed it. */
function granted() {
  const track = { readyState: 'live', stop: () => void (track.readyState = 'ended') };
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
