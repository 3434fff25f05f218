import { useEffect, useState } from 'react';
import { openCamera, deviceProblem, openMicrophone, stopStream, type ChosenDevices } from './devices.ts';

export interface DevicePreview {
  readonly camera: MediaStream | null;
  readonly microphone: MediaStream | null;
  readonly problem: string | null;
  readonly cameras: readonly MediaDeviceInfo[];
  readonly microphones: readonly MediaDeviceInfo[];
}
const NO_DEVICES: DevicePreview = { camera: null, microphone: null, problem: null, cameras: [], microphones: [] };

/** Tries out the chosen devices before one enters; everything is switched off again afterwards. */
export function usePreview({ camera, microphone }: ChosenDevices, isOn: boolean): DevicePreview {
  const [preview, setPreview] = useState(NO_DEVICES);
  useEffect(() => {
    if (!isOn) return;
    let gone = false;
    const opened: MediaStream[] = [];
    // each by itself: one may be granted long after the other, and after one has gone on
    const keep = (stream: MediaStream) => {
      opened.push(stream);
      if (gone) stopStream(stream);
      return stream;
    };
    void tryOut({ camera, microphone }, keep).then((found) => {
      if (!gone) setPreview(found);
    });
    return () => {
      gone = true;
      for (const stream of opened) stopStream(stream);
    };
  }, [camera, microphone, isOn]);
  return isOn ? preview : NO_DEVICES;
}

/** One of the two may be missing: a class can be heard without being seen. */
async function tryOut(chosen: ChosenDevices, keep: (stream: MediaStream) => MediaStream): Promise<DevicePreview> {
  const [camera, microphone] = await Promise.allSettled([
    openCamera(chosen).then(keep),
    openMicrophone(chosen).then(keep),
  ]);
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  const of = (kind: MediaDeviceKind) => devices.filter((device) => device.kind === kind && device.deviceId !== '');
  const failed = [
    camera.status === 'rejected' ? `Camera: ${deviceProblem(camera.reason)}` : '',
    microphone.status === 'rejected' ? `Microphone: ${deviceProblem(microphone.reason)}` : '',
  ].filter(Boolean);
  return {
    camera: camera.status === 'fulfilled' ? camera.value : null,
    microphone: microphone.status === 'fulfilled' ? microphone.value : null,
    problem: failed.join(' ') || null,
    cameras: of('videoinput'),
    microphones: of('audioinput'),
  };
}
