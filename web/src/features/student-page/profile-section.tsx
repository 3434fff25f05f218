import { useState, type ReactNode } from 'react';
import { Button } from '#kit/button.tsx';
import { TitledCard } from '#kit/titled-card.tsx';

type Props = {
  title: string;
  lead?: string | undefined;
  /** The number of rows. */
  count: number;
  /** The text that is shown if the list is empty. */
  empty: string;
  /** The number of rows that show at first. */
  shown?: number;
  /** List items. */
  children: readonly ReactNode[];
};

/** The number of rows that fit on the screen together with the next section. */
const ROWS_IN_VIEW = 5;

/** A list on the profile; what is long is opened by a press. */
export function ProfileSection({ title, lead, count, empty, shown = ROWS_IN_VIEW, children }: Props) {
  const [all, setAll] = useState(false);
  return (
    <TitledCard
      title={
        <>
          {title} {count > 0 && <span className="font-semibold text-muted tabular-nums">{count}</span>}
        </>
      }
      lead={lead}
      head="px-4 pt-4 pb-3 sm:px-5"
      className="grid content-start"
    >
      {count === 0 ? (
        <p className="px-4 pb-3 text-muted sm:px-5">{empty}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">{all ? children : children.slice(0, shown)}</ul>
      )}
      {count > shown && (
        <Button
          size="sm"
          tone="quiet"
          className="mb-2 justify-self-center"
          onClick={() => setAll(!all)}
          aria-expanded={all}
        >
          {all ? 'Show fewer' : `Show all ${count}`}
          <span className="sr-only"> in {title}</span>
        </Button>
      )}
    </TitledCard>
  );
}
