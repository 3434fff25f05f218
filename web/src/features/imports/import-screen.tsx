import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isOpen } from '@bcs/contract/features/imports/states';
import { Alert } from '#kit/alert.tsx';
import { BackLink } from '#kit/back-link.tsx';
import { Badge } from '#kit/badge.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { PendingPage } from '#kit/page-skeleton.tsx';
import { callQuery } from '#lib/queries.ts';
import { AppliedImport } from './applied-import.tsx';
import { ApplyImport } from './apply-import.tsx';
import { ImportQuestions } from './import-questions.tsx';
import { PreviewRows } from './preview-rows.tsx';
import { ReadingPanel } from './reading-panel.tsx';
import { SourcePanel } from './source-panel.tsx';
import { STATE_WORDS } from './import-words.ts';
import { useChoices, type Preview, type Shown } from './use-choices.ts';

/** How often a page looks whether an import that runs elsewhere has ended. */
const LOOKS_EVERY = 2000;

/** One import: how its file is read, what it would do row by row, and the way to do it or take it back. ADM-041 */
export function ImportScreen({ importId }: { importId: number }) {
  const [asked, setAsked] = useState({ kind: 'all' as Shown, page: 0, after: -1 });
  const { data: preview } = useQuery({
    ...callQuery('importPreview', { importId, ...asked }),
    placeholderData: keepPreviousData,
    throwOnError: true,
    refetchInterval: ({ state: { data } }) => (data?.import.state === 'applying' ? LOOKS_EVERY : false),
  });
  if (!preview) return <PendingPage />;
  return <Import preview={preview} asked={asked} onAsk={setAsked} />;
}

type Props = {
  preview: Preview;
  asked: { kind: Shown; page: number; after: number };
  onAsk: (asked: { kind: Shown; page: number; after: number }) => void;
};

function Import({ preview, asked, onAsk }: Props) {
  const choosing = useChoices(preview);
  const { import: summary, reading } = preview;
  const open = isOpen(summary.state);
  const { word, tone } = STATE_WORDS[summary.state];
  const where = summary.course ?? summary.university ?? 'Everywhere';
  return (
    <>
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
      {choosing.failure && (
        <Alert tone="bad" className="mb-4">
          {choosing.failure.message}
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
        <Alert className="mb-4">This import is being applied. This page follows by itself.</Alert>
      )}
      {summary.state === 'applied' && <AppliedImport summary={summary} />}
      {open && reading.problem === null && (
        <>
          <ImportQuestions preview={preview} choosing={choosing} />
          <PreviewRows preview={preview} asked={asked} onAsk={onAsk} choosing={choosing} />
          <ApplyImport preview={preview} />
        </>
      )}
    </>
  );
}
