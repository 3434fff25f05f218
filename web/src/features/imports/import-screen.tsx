import { useEffect, useState } from 'react';
import type { OutcomeKind } from '@bcs/contract/features/imports/model';
import { isOpen } from '@bcs/contract/features/imports/undo-plan';
import { useZone } from '#features/grants/use-zone.ts';
import { Alert } from '#kit/alert.tsx';
import { PendingPage } from '#kit/page-skeleton.tsx';
import { FailureAlert } from '#lib/failure-alert.tsx';
import { useRead } from '#lib/queries.ts';
import { Card } from '#kit/card.tsx';
import { BackLink } from '#kit/back-link.tsx';
import { Badge } from '#kit/badge.tsx';
import { Button } from '#kit/button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { ApplyImport } from './apply-import.tsx';
import { CancelImport } from './cancel-import.tsx';
import { ImportProgress, useImportState } from './import-progress.tsx';
import { ImportQuestions } from './import-questions.tsx';
import { PreviewRows } from './preview-rows.tsx';
import { ReadingPanel } from './reading-panel.tsx';
import { SourcePanel } from './source-panel.tsx';
import { useChoices, type ImportChoosing, type ImportPreview, type RowFilter } from './use-choices.ts';
import { CorrectedCell } from './corrected-cell.tsx';
import { NEEDS_ANSWER, OUTCOME_WORDS, STATE_WORDS, columnText } from './import-words.ts';
import { ReportButton } from './report-button.tsx';
import { UndoDialog } from './undo-dialog.tsx';

type ImportHeaderProps = {
  summary: ImportPreview['import'];
  /** True if a question about the file must be answered before anything else. */
  asks?: boolean;
};

/** The file, its state, and whom it concerns. */
function ImportHeader({ summary, asks = false }: ImportHeaderProps) {
  const { word, tone } = asks ? NEEDS_ANSWER : STATE_WORDS[summary.state];
  const where = summary.course ?? summary.university ?? 'Everywhere';
  return (
    <PageHeader
      back={<BackLink to="/admin/import">All imports</BackLink>}
      title={
        <span className="flex flex-wrap items-center gap-3">
          {summary.fileName || 'Command line'}{' '}
          <Badge tone={summary.undoneAt ? 'neutral' : tone}>{summary.undoneAt ? 'Undone' : word}</Badge>
        </span>
      }
      lead={`${summary.kind === 'people' ? 'People' : 'Roster'} · ${where}`}
    />
  );
}

/** Invalid cells with the same value in several rows, which can be corrected together. ADM-042 */
function EqualCells({ preview, choosing }: { preview: ImportPreview; choosing: ImportChoosing }) {
  const { equalCells, reading } = preview;
  if (equalCells.length === 0) return null;
  return (
    <Card className="mb-6 grid gap-4 p-5">
      <p className="font-semibold">The same value in several rows</p>
      {equalCells.map(({ column, text, line, rows, message }) => (
        <CorrectedCell
          key={`${column}/${text}`}
          column={column}
          text={text}
          message={message}
          holds={reading.choices.find(({ name }) => name === column)?.holds ?? ''}
          label={`${columnText(column)} ‘${text}’`}
          action={`Correct all ${rows}`}
          onCorrect={(corrected) => void choosing.correctAll(line, column, corrected)}
        />
      ))}
    </Card>
  );
}

/** One import: how its file was read, the effect on each row, and the buttons to apply or undo it. ADM-041 */
export function ImportScreen({ importId }: { importId: number }) {
  const [asked, setAsked] = useState({ kind: 'all' as RowFilter, page: 0, after: -1 });
  const { data: preview, refetch } = useRead(
    'importPreview',
    { importId, ...asked },
    { stays: true, throwOnError: true },
  );
  const isApplying = preview?.import.state === 'applying';
  const now = useImportState(importId, !preview || isApplying);
  const hasEnded = isApplying && now !== undefined && now.state !== 'applying';
  useEffect(() => {
    if (hasEnded) void refetch();
  }, [hasEnded, refetch]);
  if (preview) return <Import preview={preview} progress={now?.progress ?? null} asked={asked} onAsk={setAsked} />;
  return now ? <BeingRead summary={now} /> : <PendingPage />;
}

/** Shown until a long file has been read for the first time. */
const BeingRead = ({ summary }: { summary: ImportPreview['import'] }) => (
  <>
    <ImportHeader summary={summary} />
    <ImportProgress word={summary.state === 'reading' ? 'Reading' : 'Checking'} progress={summary.progress} />
  </>
);

type Props = {
  preview: ImportPreview;
  progress: ImportPreview['import']['progress'];
  asked: { kind: RowFilter; page: number; after: number };
  onAsk: (asked: { kind: RowFilter; page: number; after: number }) => void;
};

/** The result of an import, its report, and the button to undo it. ADM-052, ADM-053 */
function AppliedImport({ summary }: { summary: ImportPreview['import'] }) {
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

function Import({ preview, progress, asked, onAsk }: Props) {
  const choosing = useChoices(preview);
  const { import: summary, reading } = preview;
  const open = isOpen(summary.state);
  return (
    <>
      <ImportHeader summary={summary} asks={open && reading.problem !== null} />
      <FailureAlert failure={choosing.failure} of="save" className="mb-4" />
      {summary.state === 'failed' && (
        <Alert tone="bad" className="mb-4">
          This import could not be applied. Nothing was written; you can try again.
        </Alert>
      )}
      {open && !reading.source && <ReadingPanel key={reading.problem} preview={preview} />}
      {open && reading.source && (
        <SourcePanel
          key={JSON.stringify(reading.source)}
          importId={summary.id}
          source={reading.source}
          problem={reading.problem}
          kind={summary.kind}
        />
      )}
      {summary.state === 'applying' && (
        <>
          <ImportProgress word="Applying" progress={progress} />
          <CancelImport importId={summary.id} />
        </>
      )}
      {summary.state === 'applied' && <AppliedImport summary={summary} />}
      {summary.state === 'cancelled' && <Alert>This import was cancelled. Nothing was written.</Alert>}
      {open && reading.problem === null && (
        <>
          <ImportQuestions preview={preview} choosing={choosing} />
          <EqualCells preview={preview} choosing={choosing} />
          <PreviewRows preview={preview} asked={asked} onAsk={onAsk} choosing={choosing} />
          <ApplyImport preview={preview} />
        </>
      )}
    </>
  );
}
