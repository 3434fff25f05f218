import { useEffect, useRef } from 'react';
import { cx } from '#kit/cx.ts';

type Props = { track: MediaStreamTrack; label: string; mirrored?: boolean | undefined; whole?: boolean | undefined };

/**
 * A video.
 * @param mirrored for one's own camera
 * @param whole shows it without cutting anything off, for screens
 */
export function Video({ track, label, mirrored = false, whole = false }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = new MediaStream([track]);
  }, [track]);
  return (
    <video
      ref={video}
      aria-label={label}
      autoPlay
      playsInline
      muted
      className={cx('size-full bg-night', whole ? 'object-contain' : 'object-cover', mirrored && '-scale-x-100')}
    />
  );
}

/** Plays the voice of another participant. */
export function VoiceAudio({ track }: { track: MediaStreamTrack }) {
  const audio = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    if (audio.current) audio.current.srcObject = new MediaStream([track]);
  }, [track]);
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody writes along what is being said
  return <audio ref={audio} autoPlay />;
}
