import { CODE_TAKEN } from '@bcs/contract/features/classes/failures';
import { dateText } from '@bcs/contract/kernel/clock';
import { plural } from '@bcs/contract/kernel/plural';
import { ROLE_NAMES, type Role } from '@bcs/contract/kernel/roles';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import { FailureAlert } from '#lib/failure-alert.tsx';
import type { Output } from '#lib/api.ts';
import { PlannedButton } from '#lib/planned-dialog.tsx';
import { usePlanned } from '#lib/planned.ts';
import { useSend } from '#lib/send.ts';
import { CopiedItem } from './copied-item.tsx';
import { resourcesText } from './copied-resources.ts';
import type { ChosenDate, CopyInput } from './copy-form.ts';

type Props = {
  copy: CopyInput;
  /** The time zone of the class that is copied. */
  sourceZone: string;
  onChoose: (item: Pick<ChosenDate, 'kind' | 'id'>, startTime: ChosenDate['startTime'] | undefined) => void;
  onSaved: (output: Output<'copyClass'>) => void;
};

type Surveys = Output<'previewCopy'>['surveys'][number];
const SURVEYS: Readonly<Record<Surveys['kind'], string>> = {
  'mid-course': 'Mid-course survey',
  'end-course': 'End-of-course survey',
};
const daysText = ({ from, to }: Surveys['old']) => `${dateText(from)} to ${dateText(to)}`;

/** Every item with its old date, its new one and why, and the button that writes exactly these. ADM-076 */
export function CopyPreview({ copy, sourceZone, onChoose, onSaved }: Props) {
  const save = useSend('copyClass', { onDone: onSaved });
  const planned = usePlanned('previewCopy', copy, save);
  const { shown: data, error } = planned;
  if (error) return <FailureAlert failure={error} of="preview" />;
  if (!data) return <StandBy />;
  const { items, unsettled, resources, surveys, staff, timeZone, codeTaken } = data;
  const warned = items.filter(({ warnings }) => warnings.length > 0).length;
  const leaveBehind = () => {
    for (const item of items) if (item.outside === 'after') onChoose(item, null);
  };
  return (
    <section aria-labelledby="copied" className="grid gap-4">
      <h2 id="copied" className="text-xl font-bold">
        {items.length === 0 ? 'Nothing has a date in this copy' : `${items.length} dates`}
      </h2>
      {codeTaken && <Alert tone="warn">{CODE_TAKEN.message}</Alert>}
      {unsettled > 0 && (
        <Alert
          tone="warn"
          title={`${plural(unsettled, 'item falls', 'items fall')} after the end of the new class`}
          action={<Button onClick={leaveBehind}>Leave them all behind</Button>}
        >
          Give each one another date, or leave it behind. They come first in the list.
        </Alert>
      )}
      {warned > 0 && (
        <Alert tone="warn">
          {plural(warned, 'date is', 'dates are')} worth a look: sessions at the same time, or work that is due before
          its class.
        </Alert>
      )}
      <ul aria-label="Dates of the copy" className="divide-y divide-line rounded-card border border-line bg-surface">
        {items.map((item) => (
          <CopiedItem
            key={`${item.kind} ${item.id}`}
            item={item}
            zones={{ old: sourceZone, new: timeZone }}
            sessions={items}
            onChoose={(startTime) => onChoose(item, startTime)}
          />
        ))}
      </ul>
      {resources > 0 && <p className="text-sm text-muted">{resourcesText(resources)}</p>}
      {surveys.map(({ kind, old, new: days }) => (
        <p key={kind} className="text-sm text-muted">
          {SURVEYS[kind]}, {daysText(old)}, becomes <span className="font-semibold text-ink">{daysText(days)}</span>:
          same weeks and weekdays
        </p>
      ))}
      {staff.length > 0 && (
        <p className="text-sm text-muted">
          Also copied: {staff.map(({ name, role }) => `${name}, ${ROLE_NAMES[role as Role]}`).join('; ')}
        </p>
      )}
      <FailureAlert failure={save.failure} of="save" />
      <div>
        <PlannedButton
          planned={planned}
          disabled={unsettled > 0 || codeTaken}
          onSave={(digest) => void save.send({ ...copy, digest })}
        >
          Create the copy
        </PlannedButton>
      </div>
    </section>
  );
}
