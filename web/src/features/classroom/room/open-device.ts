import type { MediaKind } from '@bcs/contract/features/classroom/model';
import { stop } from './devices.ts';
import type { RoomLine } from './room-line.ts';

/**
 * Asks for a device and switches it on. Whoever has left meanwhile, or has a new seat, begins silent.
 * @param onEnded the device is gone, or the browser has taken it back
 */
export async function openDevice(
  line: RoomLine,
  source: MediaKind,
  ask: () => Promise<MediaStream>,
  onEnded: () => void,
): Promise<void> {
  const stay = line.stay();
  const stream = await ask();
  if (stay !== line.stay()) return stop(stream);
  stream.getTracks()[0]?.addEventListener('ended', () => {
    if (line.state().own[source] !== stream) return;
    void line.show(source, null);
    onEnded();
  });
  await line.show(source, stream);
}
