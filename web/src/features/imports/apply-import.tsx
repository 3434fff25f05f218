import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { localDay, type Day } from '@bcs/contract/kernel/clock';
import { plural } from '@bcs/contract/kernel/plural';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { FailureAlert } from '#lib/failure-alert.tsx';
import { useNow } from '#lib/now.ts';
import { useSend } from '#lib/send.ts';
import { CancelImport } from './cancel-import.tsx';
import { ReportButton } from './report-button.tsx';
import { useZone } from '#features/grants/use-zone.ts';
import type { ImportPreview } from './use-choices.ts';

type When = 'now' | 'day' | 'none';
/** A file may bring nothing that is written, and yet be remembered as what its source says. */
const actionOf = (written: number): string => (written === 0 ? 'Apply' : `Apply ${plural(written, 'row')}`);

/** Lets staff choose when invitations go out; the button writes exactly what is shown. ADM-044, ADM-057 */
export function ApplyImport({ preview }: { preview: ImportPreview }) {
  const { import: summary, counts, digest, canApply } = preview;
  const navigate = useNavigate();
  const today = localDay(useNow(), useZone());
  const [when, setWhen] = useState<When>('now');
  const [day, setDay] = useState<string>(today);
  const written = counts.created + counts.changed + preview.endings.reduce((sum, { ending }) => sum + ending, 0);
  const apply = useSend('applyImport', {
    said: `${plural(written, 'row')} written. You can undo this for 30 days.`,
  });
  const { failure } = apply;
  return (
    <>
      {summary.kind === 'enrollments' && (
        <Card pad className="mb-4 flex flex-wrap items-end gap-4">
          <SelectField
            label="Invitations to people who have not signed in"
            value={when}
            options={[
              { value: 'now', label: 'Send them at once' },
              { value: 'day', label: 'Send them on a day' },
              { value: 'none', label: 'Send none' },
            ]}
            onChange={({ currentTarget: { value } }) => setWhen(value as When)}
          />
          {when === 'day' && (
            <TextField
              label="On"
              type="date"
              min={today}
              value={day}
              onChange={({ currentTarget: { value } }) => setDay(value)}
            />
          )}
        </Card>
      )}
      <div className="mb-4 flex flex-wrap justify-end gap-2 max-sm:*:grow">
        <CancelImport importId={summary.id} onDone={() => void navigate({ to: '/admin/import' })} />
        <ReportButton importId={summary.id}>Download the corrected file</ReportButton>
      </div>
      {/* in view however many rows there are; on phones above the navigation */}
      <Card className="sticky bottom-16 z-20 flex flex-wrap items-center gap-2 px-4 py-3 lg:bottom-3">
        <FailureAlert failure={failure} of="save" className="w-full" />
        <p className="mr-auto font-semibold tabular-nums">{sumText(counts)}</p>
        <Button
          tone="primary"
          disabled={!canApply || (when === 'day' && day < today)}
          pending={apply.pending}
          onClick={() =>
            void apply.send({ importId: summary.id, digest, invitations: when === 'day' ? (day as Day) : when })
          }
        >
          {canApply ? actionOf(written) : 'Nothing to apply'}
        </Button>
      </Card>
    </>
  );
}

/** Sums up a preview: '194 new · 0 changed · 2 refused'. */
const sumText = ({ created, changed, refused }: ImportPreview['counts']): string =>
  [`${created} new`, `${changed} changed`, refused > 0 && `${refused} refused`].filter(Boolean).join(' · ');
