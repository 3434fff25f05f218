import type { Zone } from '@bcs/contract/kernel/clock';
import { dateText } from '@bcs/contract/kernel/clock';
import { formatDateTime } from '#lib/dates.ts';
import type { FieldDifference } from './choices.ts';

type Value = FieldDifference['there'];
const DAY = /^\d{4}-\d\d-\d\d$/;

const momentText = (at: string, zone: Zone): string => (DAY.test(at) ? dateText(at) : formatDateTime(at, zone));

/** A value in words, of a place with the moment that it means in this class. */
export function ShownValue({ value: { words, at }, zone }: { value: Value; zone: Zone }) {
  if (words === '') return <span className="text-muted">Nothing</span>;
  return (
    <span className="wrap-anywhere whitespace-pre-line">
      {words}
      {at !== null && <span className="text-muted">{` (${momentText(at, zone)})`}</span>}
    </span>
  );
}
