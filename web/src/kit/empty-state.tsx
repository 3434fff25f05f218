import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { cx } from './cx.ts';
import { SOFT_TONES, type Tone } from './tone.ts';

type Props = {
  icon: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  tone?: Tone | undefined;
  /** The heading's level, to fit the page. */
  level?: 2 | 3 | undefined;
};

/** The state of an empty list: a tinted tile, a plain sentence, and one action. */
export function EmptyState({ icon, title, children, action, tone = 'brand', level = 2 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className="grid justify-items-center gap-2 px-6 py-12 text-center sm:py-14">
      <div className={cx('mb-2 grid size-16 place-items-center rounded-3xl', SOFT_TONES[tone])} aria-hidden>
        {icon}
      </div>
      <Heading className="text-lg font-semibold">{title}</Heading>
      {children && <div className="max-w-md text-muted">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}

/** A card in which there is nothing yet. */
export const EmptyCard = (props: Props) => (
  <Card>
    <EmptyState {...props} />
  </Card>
);
