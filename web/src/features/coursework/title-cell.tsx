import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#kit/cx.ts';
import { TextLink } from '#kit/text-link.tsx';
import { ItemBadges } from './item-badges.tsx';

type Props = {
  item: { id: number; title: string } & ComponentProps<typeof ItemBadges>['item'];
  /** Stands before the badges. */
  children?: ReactNode;
  /** In one line where there is room, in two of one height otherwise: what is too long is cut. */
  isLow?: boolean;
};

/** The first cell of a table of coursework: the title leads to the item, and below it stands what kind it is. */
export const TitleCell = ({ item, children, isLow = false }: Props) => (
  <div
    className={cx(
      'grid gap-1 py-1',
      isLow && 'md:gap-x-4 md:gap-y-0.5 md:py-0.5 min-[88rem]:grid-cols-[minmax(0,1fr)_auto] min-[88rem]:items-center',
    )}
  >
    <TextLink
      to="/coursework/$assignmentId/show"
      params={{ assignmentId: String(item.id) }}
      title={isLow ? item.title : undefined}
      className={cx('w-fit text-ink!', isLow && 'md:max-w-full md:truncate')}
    >
      {item.title}
    </TextLink>
    <span
      className={cx(
        'flex flex-wrap items-center gap-x-3 gap-y-1 font-normal',
        isLow && 'md:flex-nowrap md:overflow-hidden md:whitespace-nowrap md:[&_span]:flex-nowrap',
      )}
    >
      {children}
      <ItemBadges item={item} />
    </span>
  </div>
);
