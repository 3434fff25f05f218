import type { MediaKind } from '@bcs/contract/features/classroom/model';
import { stopStream } from './devices.ts';
import type { RoomLine } from './room-line.ts';

/**
 * Requests a device and switches it on. After leaving, or with a new seat, somebody begins muted.
 * @param onEnded the device was removed or taken back by the browser
 */
export async function openDevice(
  line: RoomLine,
  source: MediaKind,
  ask: () => Promise<MediaStream>,
  onEnded: () => void,
): Promise<void> {
  const stay = line.stay();
  const stream = await ask();
  if (stay !== line.stay()) return stopStream(stream);
  stream.getTracks()[0]?.addEventListener('ended', () => {
    if (line.state().own[source] !== stream) return;
    void line.show(source, null);
    onEnded();
  });
  await line.show(source, stream);
}
