import { useEffect, useRef, useState } from 'react';
import { IconDoorEnter, IconVideo } from '@tabler/icons-react';
import { MEETING_HOSTS } from '@bcs/contract/kernel/roles';
import { MOST_IN_ROOM, MOST_ON_STAGE } from '@bcs/contract/features/classroom/stage';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { AnchorButton } from '#kit/link-button.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { useViewer } from '#lib/viewer.ts';
import { type ChosenDevices, mayUseDevices } from './devices.ts';
import { usePreview } from './use-preview.ts';
import { Video } from './video.tsx';

const LOUD = 4;

/** A meter of how loud the microphone hears one. */
function LevelMeter({ stream }: { stream: MediaStream }) {
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

type Props = {
  title: string;
  sessionId: number;
  devices: ChosenDevices;
  onDevices: (devices: ChosenDevices) => void;
  onEnter: () => void;
};

/** The screen before the classroom: choose and try the devices. People who only listen need none. */
export function Lobby({ title, sessionId, devices, onDevices, onEnter }: Props) {
  const { role } = useViewer();
  const [isTrying, setTrying] = useState(false);
  const preview = usePreview(devices, isTrying);
  return (
    <Card pad aria-labelledby="lobby" className="mx-auto grid max-w-3xl gap-5">
      <CardHeader title={<h1 className="text-2xl font-bold wrap-anywhere">{title}</h1>} lead="Live classroom">
        <AnchorButton href={`/sessions/${sessionId}`}>Session Details</AnchorButton>
      </CardHeader>
      <h2 id="lobby" className="sr-only">
        Before you join
      </h2>
      {MEETING_HOSTS.includes(role) ? <ForHosts /> : <ForStudents />}
      {!mayUseDevices() && (
        <Alert tone="warn">
          This browser gives no access to camera and microphone here. You can watch and listen. To be seen and heard,
          open the page over https.
        </Alert>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="grid aspect-video place-items-center overflow-hidden rounded-control bg-night text-white">
          {preview.camera?.getTracks()[0] ? (
            <Video track={preview.camera.getTracks()[0] as MediaStreamTrack} label="Your camera" mirrored />
          ) : (
            <IconVideo size={40} aria-hidden />
          )}
        </div>
        <div className="grid content-start gap-3">
          {isTrying ? (
            <>
              <Choice
                label="Camera"
                of={preview.cameras}
                value={devices.camera}
                onChoose={(camera) => onDevices({ ...devices, camera })}
              />
              <Choice
                label="Microphone"
                of={preview.microphones}
                value={devices.microphone}
                onChoose={(microphone) => onDevices({ ...devices, microphone })}
              />
              {preview.microphone && <LevelMeter stream={preview.microphone} />}
            </>
          ) : (
            <Button disabled={!mayUseDevices()} onClick={() => setTrying(true)}>
              Try camera and microphone
            </Button>
          )}
          {preview.problem && <Alert tone="warn">{preview.problem}</Alert>}
        </div>
      </div>
      <Button tone="primary" onClick={onEnter}>
        <IconDoorEnter size={19} aria-hidden />
        Join now
      </Button>
    </Card>
  );
}

const ForStudents = () => (
  <p className="text-muted">
    You will see and hear the class. Nobody sees or hears you until the staff bring you on the stage and you switch on
    your camera or microphone.
  </p>
);

const ForHosts = () => (
  <p className="text-muted">
    Up to {MOST_ON_STAGE} people on the stage send, and up to {MOST_IN_ROOM} take part. The room is not recorded.{' '}
    <TextLink to="/live-classroom">What the live classroom can do</TextLink>
  </p>
);

type ChoiceProps = { label: string; of: readonly MediaDeviceInfo[]; value: string; onChoose: (id: string) => void };

function Choice({ label, of, value, onChoose }: ChoiceProps) {
  const named = of.map(({ deviceId, label: name }, place) => ({
    value: deviceId,
    label: name || `${label} ${place + 1}`,
  }));
  return (
    <SelectField
      label={label}
      value={value}
      options={[{ value: '', label: 'As the browser chooses' }, ...named]}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  );
}
