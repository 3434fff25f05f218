import type { RoomPerson, RoomRequest } from '@bcs/contract/features/classroom/model';
import { MOST_ON_STAGE } from '@bcs/contract/features/classroom/stage';
import { IconHandStop } from '@tabler/icons-react';
import { Badge } from '#kit/badge.tsx';
import { Button } from '#kit/button.tsx';
import { TitledCard } from '#kit/titled-card.tsx';
import { confirm } from '#kit/confirms.ts';
import { findMyself, raisedHands, type RoomState } from './room-state.ts';

type Props = { state: RoomState; say: (request: RoomRequest) => void };

/** The people in the room: raised hands first, then the stage, then all others. Staff decide who speaks. */
export function People({ state, say }: Props) {
  const isHost = findMyself(state)?.isHost ?? false;
  const hands = raisedHands(state.people);
  const onStage = state.people.filter(({ seat }) => seat !== null);
  const others = state.people.filter((person) => person.seat === null && person.hand === null);
  const all = [...hands, ...onStage, ...others.toSorted((a, b) => a.name.localeCompare(b.name))];
  const isFull = onStage.length >= MOST_ON_STAGE;
  return (
    <TitledCard pad title={`People (${state.people.length})`} className="grid content-start gap-3">
      <p role="status" className="sr-only">
        {hands.length > 0 && `${hands.map(({ name }) => name).join(', ')}: hand raised`}
      </p>
      <ul className="grid gap-2">
        {all.map((person) => (
          <li key={person.id} className="flex flex-wrap items-center gap-2">
            <span className="min-w-0 grow truncate">
              {person.name}
              {person.id === state.me && ' (you)'}
            </span>
            {person.hand !== null && (
              <Badge tone="amber" icon={<IconHandStop size={14} aria-hidden />}>
                Hand raised
              </Badge>
            )}
            {person.isHost && <Badge tone="brand">Staff</Badge>}
            {isHost && person.id !== state.me && <Directions person={person} isFull={isFull} say={say} />}
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

type DirectionsProps = { person: RoomPerson; isFull: boolean; say: Props['say'] };

/** The buttons with which staff manage a participant. */
function Directions({ person: { id, name, seat, isHost, sending }, isFull, say }: DirectionsProps) {
  const remove = async () => {
    const title = `Remove ${name} from this meeting?`;
    const body = 'They cannot come back until the next meeting.';
    if (await confirm({ title, body, action: 'Remove', danger: true })) say({ type: 'remove', person: id });
  };
  return (
    <span className="flex flex-wrap gap-1">
      {seat === null ? (
        <Button
          size="sm"
          disabled={isFull}
          aria-label={`On stage: ${name}`}
          onClick={() => say({ type: 'stage', person: id, on: true })}
        >
          On stage
        </Button>
      ) : (
        <Button
          size="sm"
          aria-label={`Off stage: ${name}`}
          onClick={() => say({ type: 'stage', person: id, on: false })}
        >
          Off stage
        </Button>
      )}
      {sending.microphone && (
        <Button size="sm" aria-label={`Mute ${name}`} onClick={() => say({ type: 'mute', person: id })}>
          Mute
        </Button>
      )}
      {!isHost && (
        <Button size="sm" aria-label={`Remove ${name}`} onClick={() => void remove()}>
          Remove
        </Button>
      )}
    </span>
  );
}
