import { useState } from 'react';
import type { OutcomeKind } from '@bcs/contract/features/imports/model';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { OUTCOME_WORDS } from './import-words.ts';
import { ReportButton } from './report-button.tsx';
import { UndoDialog } from './undo-dialog.tsx';
import { useZone } from '#features/grants/use-zone.ts';
import type { ImportPreview } from './use-choices.ts';

/** The result of an import, its report, and the way to take it back. ADM-052, ADM-053 */
export function AppliedImport({ summary }: { summary: ImportPreview['import'] }) {
  const zone = useZone();
  const [undoing, setUndoing] = useState(false);
  const { id, counts, author, appliedAt, undoneAt } = summary;
  const told = Object.entries(counts ?? {}).filter(([, count]) => count > 0) as [OutcomeKind, number][];
  return (
    <Card className="grid gap-4 p-5">
      <p>{`Applied by ${author ?? 'the command line'}${appliedAt ? ` on ${formatDateTime(appliedAt, zone)}` : ''}.`}</p>
      {undoneAt && <Alert>{`Undone on ${formatDateTime(undoneAt, zone)}.`}</Alert>}
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {told.map(([kind, count]) => (
          <div key={kind}>
            <dt className="text-sm text-muted">{OUTCOME_WORDS[kind].word}</dt>
            <dd className="text-2xl font-bold tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <ReportButton importId={id}>Download the report</ReportButton>
        {!undoneAt && <Button onClick={() => setUndoing(true)}>Undo this import</Button>}
      </div>
      {undoing && <UndoDialog importId={id} onClose={() => setUndoing(false)} />}
    </Card>
  );
}
