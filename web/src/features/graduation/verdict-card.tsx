import type { Requirement } from '@bcs/contract/features/graduation/requirements';
import { tally, verdictText } from '@bcs/contract/features/graduation/verdict';
import { formatDate } from '#lib/dates.ts';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';

type Props = {
  today: readonly Requirement[];
  /** The name of the record's owner; null when it is the reader's own. */
  name: string | null;
};

/** The verdict of today in one sentence. */
export function VerdictCard({ today, name }: Props) {
  const { timeZone } = useViewer();
  const { met, of } = tally(today);
  return (
    <section
      aria-labelledby="verdict"
      className="grid gap-5 rounded-card bg-night bg-[radial-gradient(ellipse_at_92%_-10%,var(--color-night-glow),transparent_58%)] p-5 text-white shadow-card sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:gap-8 sm:p-7"
    >
      {of > 0 && (
        <p className="text-5xl font-bold tracking-tight tabular-nums" aria-hidden>
          {met}
          <span className="text-2xl font-semibold text-white/75"> of {of}</span>
        </p>
      )}
      <div className="grid gap-1.5">
        <h2 id="verdict" className="text-sm font-semibold text-white/80">
          Today, {formatDate(useNow(), timeZone)}
        </h2>
        <p className="text-xl leading-snug font-semibold text-balance">{verdictText(today, name)}</p>
        <p className="text-sm text-white/80">
          Updated after every class and grade. This is an estimate, not an official decision.
        </p>
      </div>
    </section>
  );
}
