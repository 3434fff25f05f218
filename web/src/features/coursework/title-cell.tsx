import type { ComponentProps, ReactNode } from 'react';
import { TextLink } from '#kit/text-link.tsx';
import { ItemBadges } from './item-badges.tsx';

type Props = {
  item: { id: number; title: string } & ComponentProps<typeof ItemBadges>['item'];
  /** Stands before the badges. */
  children?: ReactNode;
};

/** The first cell of a table of coursework: the title leads to the item, and below it stands what kind it is. */
export const TitleCell = ({ item, children }: Props) => (
  <div className="grid gap-1 py-1">
    <TextLink
      to="/coursework/$assignmentId/show"
      params={{ assignmentId: String(item.id) }}
      className="w-fit text-ink!"
    >
      {item.title}
    </TextLink>
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-normal">
      {children}
      <ItemBadges item={item} />
    </span>
  </div>
);
