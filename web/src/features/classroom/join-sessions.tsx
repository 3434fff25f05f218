import type { RelatedSession } from '@bcs/contract/features/classroom/model';
import { Checkbox } from '#kit/checkbox.tsx';
import { formatTimeRange } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';

type Props = {
  related: readonly RelatedSession[];
  chosen: readonly number[];
  /** In the meeting that runs already: they stay until it ends. */
  joined: readonly number[];
  onChoose: (ids: readonly number[]) => void;
};

/** Which classes meet together: staff add and remove them before the start, and add more while it runs. ROOM-007, ROOM-008 */
export function JoinSessions({ related, chosen, joined, onChoose }: Props) {
  const { timeZone } = useViewer();
  if (related.length === 0) return null;
  return (
    <fieldset className="grid w-full gap-1 text-left">
      <legend className="mb-1 font-semibold">Sessions that join</legend>
      {related.map(({ id, name, courseName, startTime, endTime }) => (
        <Checkbox
          key={id}
          label={`${courseName}: ${name}, ${formatTimeRange(startTime, endTime, timeZone)}`}
          checked={chosen.includes(id)}
          disabled={joined.includes(id)}
          onChange={({ target }) => onChoose(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))}
        />
      ))}
    </fieldset>
  );
}
