import type { RelatedSession } from '@bcs/contract/features/classroom/model';
import { Checkbox } from '#kit/checkbox.tsx';
import { formatTimeRange } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';

type Props = {
  related: readonly RelatedSession[];
  chosen: readonly number[];
  onChoose: (id: number, isChosen: boolean) => void;
};

/**
 * Lists the classes that can meet together: staff add and remove them before the start and during the meeting.
 * ROOM-007, ROOM-008
 */
export function JoinSessions({ related, chosen, onChoose }: Props) {
  const { timeZone } = useViewer();
  return (
    <fieldset className="grid w-full gap-1 text-left">
      <legend className="mb-1 font-semibold">Sessions that join</legend>
      {related.map(({ id, name, courseName, startTime, endTime }) => (
        <Checkbox
          key={id}
          label={`${courseName}: ${name}, ${formatTimeRange(startTime, endTime, timeZone)}`}
          checked={chosen.includes(id)}
          onChange={({ target }) => onChoose(id, target.checked)}
        />
      ))}
    </fieldset>
  );
}
