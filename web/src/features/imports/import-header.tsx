import { BackLink } from '#kit/back-link.tsx';
import { Badge } from '#kit/badge.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { STATE_WORDS } from './import-words.ts';
import type { Preview } from './use-choices.ts';

/** Which file, in which state, and whom it is about. */
export function ImportHeader({ summary }: { summary: Preview['import'] }) {
  const { word, tone } = STATE_WORDS[summary.state];
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
