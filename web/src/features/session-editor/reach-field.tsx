import { plural } from '@bcs/contract/kernel/plural';
import type { SessionDraft, EditExtent, PreviewedSession } from './form.ts';

type Props = { value: EditExtent; more: PreviewedSession['more']; change: (next: Partial<SessionDraft>) => void };

const sessions = (count: number) => plural(count, 'more session');

/** Shows whether a change is for this session alone, or for others of its weekly rule as well. ADM-083 */
export function ReachField({ value, more, change }: Props) {
  if (more.all === 0) return null;
  const choices: { reach: EditExtent; label: string }[] = [
    { reach: 'this', label: 'Only this session' },
    ...(more.following === 0
      ? []
      : [{ reach: 'following' as const, label: `This and following (up to ${sessions(more.following)})` }]),
    { reach: 'all', label: `All upcoming ones (up to ${sessions(more.all)})` },
  ];
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">Change</legend>
      {choices.map(({ reach, label }) => (
        <label key={reach} className="flex items-center gap-2">
          <input type="radio" name="reach" checked={value === reach} onChange={() => change({ reach })} />
          <span>{label}</span>
        </label>
      ))}
      {value !== 'this' && (
        <p className="text-sm text-muted">
          A new room or kind applies to all of them, a new day or time only to those on the same weekday at the same
          time. Each keeps its name, chapter and descriptions.
        </p>
      )}
    </fieldset>
  );
}
