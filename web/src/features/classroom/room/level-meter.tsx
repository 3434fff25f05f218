import { useEffect, useRef } from 'react';

const LOUD = 4;

/** A meter of how loud the microphone hears one. */
export function LevelMeter({ stream }: { stream: MediaStream }) {
  const meter = useRef<HTMLMeterElement>(null);
  useEffect(() => {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    let frame = 0;
    const look = () => {
      analyser.getFloatTimeDomainData(samples);
      const mean = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      if (meter.current) meter.current.value = Math.min(1, Math.sqrt(mean) * LOUD);
      frame = requestAnimationFrame(look);
    };
    look();
    return () => {
      cancelAnimationFrame(frame);
      void context.close();
    };
  }, [stream]);
  return <meter ref={meter} min={0} max={1} aria-label="Microphone level" className="h-4 w-full" />;
}
