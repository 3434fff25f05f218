import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';
import { useTitle } from '#lib/title.ts';
import { ANY_DEVICE, type ChosenDevices } from './devices.ts';
import { Lobby } from './lobby.tsx';
import { RoomLine } from './room-line.ts';
import { RoomOver } from './room-over.tsx';
import { RoomView } from './room-view.tsx';

const route = getRouteApi('/_app/sessions/$sessionId/classroom');

/** The built-in classroom of a session: first the devices, then the room. */
export function ClassroomScreen() {
  const sessionId = pathId(route.useParams().sessionId);
  const { session } = useSuspenseQuery(callQuery('sessionDetail', { sessionId })).data;
  useTitle(`Classroom: ${session.name}`);
  const [devices, setDevices] = useState<ChosenDevices>(ANY_DEVICE);
  const [entered, setEntered] = useState(false);
  if (!entered)
    return (
      <Lobby
        title={session.name}
        sessionId={sessionId}
        devices={devices}
        onDevices={setDevices}
        onEnter={() => setEntered(true)}
      />
    );
  return <Inside sessionId={sessionId} title={session.name} devices={devices} onLeave={() => setEntered(false)} />;
}

type Props = { sessionId: number; title: string; devices: ChosenDevices; onLeave: () => void };

function Inside({ sessionId, title, devices, onLeave }: Props) {
  const [line] = useState(() => new RoomLine(sessionId));
  const state = useSyncExternalStore(line.subscribe, line.state);
  useEffect(() => {
    line.start();
    return () => line.leave();
  }, [line]);
  if (state.phase === 'out') return <RoomOver sessionId={sessionId} out={state.out} onAgain={onLeave} />;
  return <RoomView {...{ sessionId, title, line, state, devices, onLeave }} />;
}
