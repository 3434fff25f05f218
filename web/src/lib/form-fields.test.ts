import { expect, test } from 'vitest';
import type { VersionedField } from './changed-meanwhile.tsx';
import { createFields } from './form-fields.ts';
import { initialValues, orNulls } from './form-values.ts';

const PLAN = { title: 'A page', weeks: 4, due: { day: '3', time: '' } };
const WEEKS = [
  { value: '4', label: 'Four' },
  { value: '8', label: 'Eight' },
];
const typed = (value: string) => ({ currentTarget: { value } });

function planned(errors: Readonly<Record<string, string>> = {}) {
  const changes: Partial<typeof PLAN>[] = [];
  const noted: VersionedField<typeof PLAN>[] = [];
  const form = createFields({
    value: PLAN,
    set: (changed) => changes.push(changed),
    errorOf: (key) => errors[key],
    note: (field) => noted.push(field),
  });
  return { form, changes, noted };
}

test('a choice among numbers stays a number, and reads as it is offered', () => {
  const { form, changes, noted } = planned();
  form.choice('weeks', 'Weeks', WEEKS).onChange(typed('8'));
  expect(changes).toEqual([{ weeks: 8 }]);
  expect(noted.map(({ label, show }) => [label, show?.(4)])).toEqual([['Weeks', 'Four']]);
});

test('a part changes within its object, names what is wrong by its path, and is compared as a whole', () => {
  const { form, changes, noted } = planned({ 'due.time': 'Please fill in this field.' });
  const time = form.part('due', 'Due', () => 'On day 3').text('time', 'Time');
  expect(time).toMatchObject({ name: 'due.time', value: '', error: 'Please fill in this field.' });
  time.onChange(typed('18:30'));
  expect(changes).toEqual([{ due: { day: '3', time: '18:30' } }]);
  expect(noted.map(({ key }) => key)).toEqual(['due']);
});

test('what is stored fills a form, null as nothing, and nothing goes back as null', () => {
  const empty = { name: '', place: '', size: 1 };
  expect(initialValues(empty, { name: 'Blue', place: null })).toEqual({ name: 'Blue', place: '', size: 1 });
  expect(initialValues(empty, null)).toEqual(empty);
  expect(orNulls({ name: ' Blue ', place: ' ' })).toEqual({ name: 'Blue', place: null });
});
