import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createRoot } from 'react-dom/client';
import { ANY_DEVICE } from './devices.ts';
import { usePreview } from './use-preview.ts';

function Preview({ isOn }: { isOn: boolean }) {
  const { camera } = usePreview(ANY_DEVICE, isOn);
  return <p>{camera ? 'seen' : 'dark'}</p>;
}

test('what is granted after the lobby was left is switched off, though the other device is still asked for', async () => {
  const track = { readyState: 'live', stop: () => void (track.readyState = 'ended') };
  const stream = { getTracks: () => [track] } as unknown as MediaStream;
  let grant: (stream: MediaStream) => void = () => undefined;
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation((asked) =>
    asked?.video ? new Promise((resolve) => (grant = resolve)) : new Promise(() => undefined),
  );
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Preview isOn />);
  await expect.element(page.getByText('dark')).toBeVisible();
  root.render(<Preview isOn={false} />);
  await new Promise((resolve) => void setTimeout(resolve));
  grant(stream);
  await expect.poll(() => track.readyState).toBe('ended');
  root.unmount();
});
