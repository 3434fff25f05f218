import { cx } from '#kit/cx.ts';
import { isCareer, type InContext } from '@bcs/contract/features/enrollments/contexts';
import { Badge } from '#kit/badge.tsx';

type Item = InContext & { required: boolean; requiredForGraduation: boolean; prework?: boolean };

type Props = {
  item: Item;
  /** True in a list, where the usual kind, academic, is not written out. */
  dense?: boolean;
};

/** The badges that say what kind of item it is. 'Required for Graduation' says Required as well. D-098 */
export const ItemBadges = ({ item, dense = false }: Props) => (
  <span className={cx('flex gap-1.5', dense ? 'max-[88rem]:flex-wrap' : 'flex-wrap')}>
    {isCareer(item) ? (
      <Badge tone="career" outlined>
        Career
      </Badge>
    ) : (
      (!dense || item.prework) && (
        <Badge tone="brand" outlined>
          {item.prework ? 'Prework' : 'Academic'}
        </Badge>
      )
    )}
    <Badge>{necessityLabel(item)}</Badge>
  </span>
);

/** Specified by GRADE-058. */
export const necessityLabel = ({ required, requiredForGraduation }: Pick<Item, 'required' | 'requiredForGraduation'>) =>
  requiredForGraduation ? 'Required for Graduation' : required ? 'Required' : 'Optional';
