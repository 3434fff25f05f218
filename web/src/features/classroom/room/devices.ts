import type { MediaKind } from '@bcs/contract/features/classroom/model';

/** The devices that somebody has chosen; '' lets the browser choose. */
export type ChosenDevices = { readonly microphone: string; readonly camera: string };
export const ANY_DEVICE: ChosenDevices = { microphone: '', camera: '' };

const exact = (deviceId: string) => (deviceId === '' ? {} : { deviceId: { exact: deviceId } });

/** Sound of a voice; music would be another matter. */
export const openMicrophone = ({ microphone }: ChosenDevices): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: { ...exact(microphone), echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  });

/** A small picture: six of them go to everybody. */
export const openCamera = ({ camera }: ChosenDevices): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    video: { ...exact(camera), width: { ideal: 640 }, height: { ideal: 360 }, frameRate: { ideal: 20, max: 24 } },
  });

/** Asks for the picture of a screen, sharp rather than smooth: text must be readable. */
export const openScreen = (): Promise<MediaStream> =>
  navigator.mediaDevices.getDisplayMedia({
    video: { width: { max: 1920 }, height: { max: 1080 }, frameRate: { ideal: 8, max: 12 } },
  });

/**
 * Tells whether this page may use devices at all: over plain http, and on a page that came by another one, it may not.
 */
export const mayUseDevices = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';

/** Tells why a device could not be used, for the person. */
export function deviceProblem(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError')
    return 'This page may not use the device. Allow it in the settings of your browser, then try again.';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'No such device was found.';
  if (name === 'NotReadableError') return 'Another program is using the device. Close it, then try again.';
  return 'The device could not be opened.';
}

/** Explains why a device has stopped by itself; the browser has its own button to end screen sharing. */
export const deviceLostText = (source: MediaKind): string | null =>
  source === 'screen'
    ? null
    : `Your ${source} has stopped and is switched off. Connect it again, or allow it in the settings of your browser, then switch it on.`;

export function stopStream(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
