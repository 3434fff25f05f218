import { Card } from '#kit/card.tsx';
import { ProgressBar } from '#kit/progress-bar.tsx';
import { useRead } from '#lib/queries.ts';
import { IMPORTS_LIST } from './imports-list.ts';

/** The time after which a page looks again how far an import is, in milliseconds. */
const LOOKS_EVERY = 1000;

/** The state of an import, fetched repeatedly while it is being processed. ADM-054 */
export const useImportState = (importId: number, isWatched: boolean) =>
  useRead(
    'imports',
    { ...IMPORTS_LIST.input({}, {}), importId },
    { enabled: isWatched, staleTime: 0, refetchInterval: LOOKS_EVERY },
  ).data?.rows[0];

type Props = { word: string; progress: { done: number; total: number } | null };

/** The number of rows that are read or written: equal after a reload, and on another device. ADM-054 */
export function ImportProgress({ word, progress }: Props) {
  const text = progress
    ? `${progress.done.toLocaleString('en-US')} of ${progress.total.toLocaleString('en-US')} rows`
    : 'one moment, please';
  return (
    <Card className="mb-6 grid gap-3 p-5">
      <p role="status">
        <span className="font-semibold">{word}</span>
        <span className="text-muted tabular-nums">{` · ${text}`}</span>
      </p>
      <ProgressBar label={word} value={progress?.done ?? 0} max={progress?.total ?? 1} text={text} />
      <p className="text-sm text-muted">You can leave this page. The import continues without you.</p>
    </Card>
  );
}
