import { BackLink } from '#kit/back-link.tsx';
import { Badge } from '#kit/badge.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { ASKS, STATE_WORDS } from './import-words.ts';
import type { ImportPreview } from './use-choices.ts';

type Props = {
  summary: ImportPreview['import'];
  /** Nothing goes on before a question about the file is answered. */
  asks?: boolean;
};

/** Which file, in which state, and whom it is about. */
export function ImportHeader({ summary, asks = false }: Props) {
  const { word, tone } = asks ? ASKS : STATE_WORDS[summary.state];
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
