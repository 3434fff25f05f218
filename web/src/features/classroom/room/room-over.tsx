import { LINE_CLOSED } from '@bcs/contract/features/classroom/stage';
import { IconVideoOff } from '@tabler/icons-react';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { AnchorButton } from '#kit/link-button.tsx';
import type { RoomState } from './room-state.ts';

const WHY: Readonly<Record<number, string>> = {
  [LINE_CLOSED.ended]: 'The meeting has ended.',
  [LINE_CLOSED.removed]: 'The staff of the class have removed you from this meeting.',
  [LINE_CLOSED.elsewhere]: 'You have joined this meeting on another page.',
  [LINE_CLOSED.full]: 'This room is full.',
};

type Props = { sessionId: number; out: RoomState['out']; onAgain: () => void };

/** Explains why one is no longer in the room, and where to go from here. */
export function RoomOver({ sessionId, out, onAgain }: Props) {
  const why = out?.message ?? WHY[out?.code ?? 0] ?? 'You have left the meeting.';
  return (
    <Card pad>
      <EmptyState
        icon={<IconVideoOff size={28} />}
        title={why}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            {/* a whole page load: no other page keeps the right to use camera and microphone */}
            <AnchorButton href={`/sessions/${sessionId}`} tone="primary">
              Session Details
            </AnchorButton>
            {out?.code !== LINE_CLOSED.removed && <Button onClick={onAgain}>Back to the lobby</Button>}
          </span>
        }
      />
    </Card>
  );
}
