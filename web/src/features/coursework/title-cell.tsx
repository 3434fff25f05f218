import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#kit/cx.ts';
import { TextLink } from '#kit/text-link.tsx';
import { ItemBadges } from './item-badges.tsx';

type Props = {
  item: { id: number; title: string } & ComponentProps<typeof ItemBadges>['item'];
  /** Shown before the badges. */
  children?: ReactNode;
  /** True for one line, if there is room. */
  dense?: boolean;
};

/** In one line from here on: title, kind, and the date in a column of its own. */
const LOW =
  "min-[88rem]:gap-x-3 min-[88rem]:[grid-template-areas:'t_b_d'] min-[88rem]:grid-cols-[minmax(0,max-content)_1fr_13.5rem]";

/** The first cell in a table of coursework: the title links to the item, and its kind is shown below. */
export function TitleCell({ item, children, dense = false }: Props) {
  const params = { assignmentId: String(item.id) };
  if (dense)
    return (
      <div className={cx('grid items-center gap-1 py-0.5', LOW)}>
        <TextLink
          to="/coursework/$assignmentId/show"
          params={params}
          title={item.title}
          className="w-fit max-w-full text-ink! min-[88rem]:truncate min-[88rem]:[grid-area:t]"
        >
          {item.title}
        </TextLink>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-normal min-[88rem]:contents">
          <span className="min-[88rem]:[grid-area:d] min-[88rem]:whitespace-nowrap min-[88rem]:[&_svg]:hidden">
            {children}
          </span>
          <span className="min-[88rem]:[grid-area:b]">
            <ItemBadges item={item} dense />
          </span>
        </span>
      </div>
    );
  return (
    <div className="grid gap-1 py-1">
      <TextLink to="/coursework/$assignmentId/show" params={params} className="w-fit text-ink!">
        {item.title}
      </TextLink>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-normal">
        {children}
        <ItemBadges item={item} />
      </span>
    </div>
  );
}
