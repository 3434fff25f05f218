import { localDay } from '#kernel/clock';
import { datesOn, inOrder, outsideOf, type ClassDates, type Dated, type DatedItem } from './dated.ts';
import { toLocalSpan, type Span } from './local-span.ts';

/** Computes the dates of a class whose first day, last day or time zone changes. ADM-077\n@public */
export const settledDates = (
  items: readonly DatedItem[],
  from: Pick<ClassDates, 'timeZone'>,
  to: ClassDates,
  keeps: 'local times' | 'instants',
): Dated[] =>
  inOrder(
    items.map((item) => {
      const { startTime, endTime } = item;
      const old: Span = { startTime, endTime };
      const day = localDay(startTime, from.timeZone);
      const stays = keeps === 'instants' || from.timeZone === to.timeZone;
      const settled = stays ? old : datesOn(item, day, toLocalSpan(item, from.timeZone), to.timeZone);
      return { item, old, new: settled, why: { because: 'kept' }, outside: outsideOf(settled, to) };
    }),
  );
