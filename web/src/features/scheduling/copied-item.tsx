import { useState } from 'react';
import { atLocal } from '@bcs/contract/kernel/clock';
import { Badge } from '#kit/badge.tsx';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { Output } from '#lib/api.ts';
import { isComposing } from '#lib/composing.ts';
import { formatDateTime, formatWeekday } from '#lib/dates.ts';
import type { ChosenDate } from './copy-form.ts';
import { toTypedMoment } from './typed-moment.ts';
import { SESSION_WARNINGS } from './warning-words.ts';

type Item = Output<'previewCopy'>['items'][number];
type Props = {
  item: Item;
  zones: { old: string; new: string };
  sessions: readonly Item[];
  onChoose: (startTime: ChosenDate['startTime'] | undefined) => void;
};

/** One item of a copy: where it was, where it goes and why, and what can be done about it. ADM-076 */
export function CopiedItem({ item, zones, sessions, onChoose }: Props) {
  const { name, old, outside } = item;
  const [editing, setEditing] = useState(false);
  const isChosen = item.new === null || item.why.because === 'chosen';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="grid min-w-0 grow basis-72 gap-0.5">
        <span className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {name}
          {outside !== null && (
            <Badge tone="warn">{outside === 'after' ? 'After the last day' : 'Before the first day'}</Badge>
          )}
          {item.new === null && <Badge>Stays behind</Badge>}
        </span>
        <span className="text-sm text-muted">
          {formatDateTime(old.startTime, zones.old)} becomes{' '}
          <span className="font-semibold text-ink">
            {item.new === null ? 'nothing' : formatDateTime(item.new.startTime, zones.new)}
          </span>
          {item.new !== null && `: ${reasonOf(item, sessions)}`}
        </span>
        {item.warnings.map(({ what, name: of }) => (
          <span key={what + of} className="text-sm text-warn">
            {SESSION_WARNINGS[what](of)}
          </span>
        ))}
      </div>
      {editing && item.new !== null ? (
        <DateField
          name={name}
          initial={toTypedMoment(item.new.startTime, zones.new)}
          onDone={(value) => {
            const [day = '', time = ''] = value?.split('T') ?? [];
            if (day !== '' && time !== '') onChoose(atLocal(day, time, zones.new));
            setEditing(false);
          }}
        />
      ) : (
        <span className="flex flex-wrap gap-2">
          {item.new !== null && (
            <Button size="sm" aria-label={`Change date of ${name}`} onClick={() => setEditing(true)}>
              Change date
            </Button>
          )}
          {item.new !== null && (
            <Button size="sm" tone="quiet" aria-label={`Leave behind ${name}`} onClick={() => onChoose(null)}>
              Leave behind
            </Button>
          )}
          {isChosen && (
            <Button size="sm" tone="quiet" aria-label={`Undo: ${name}`} onClick={() => onChoose(undefined)}>
              Undo
            </Button>
          )}
        </span>
      )}
    </li>
  );
}

type DateProps = { name: string; initial: string; onDone: (value: string | null) => void };

/** A date is taken when it is left or confirmed: while it is typed, its year is another with each figure. */
const DateField = ({ name, initial, onDone }: DateProps) => (
  <TextField
    label={`Date of ${name}`}
    hideLabel
    autoFocus
    type="datetime-local"
    defaultValue={initial}
    onBlur={({ currentTarget: { value } }) => onDone(value === initial ? null : value)}
    onKeyDown={(event) => {
      if (event.key === 'Enter' && !isComposing(event)) event.currentTarget.blur();
    }}
  />
);

function reasonOf({ why }: Item, sessions: readonly Item[]): string {
  if (why.because === 'meeting') return `class meeting ${why.number}`;
  if (why.because === 'holiday') return `moved off ${why.name} on ${formatWeekday(why.day)}`;
  if (why.because === 'tied') {
    const session = sessions.find(({ kind, id }) => kind === 'session' && id === why.sessionId);
    return session ? `follows ${session.name}` : 'follows its session';
  }
  return why.because === 'chosen' ? 'chosen by you' : 'same week, weekday and time';
}
