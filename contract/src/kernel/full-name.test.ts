import { expect, test } from 'vitest';
import { fullName, orderName } from './full-name.ts';

const named = (firstName: string, lastName: string) => ({ firstName, lastName });

test('people are ordered by their last name, then the first, and whoever has one name by it [D-236]', () => {
  const people = [
    named('Zoe', 'Li'),
    named('Bo', 'Li Ann'),
    named('Suharto', ''),
    named('', 'Teller'),
    named('Ana', 'Li'),
  ];
  const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  expect(people.toSorted((one, other) => compare(orderName(one), orderName(other))).map(fullName)).toEqual([
    'Ana Li',
    'Zoe Li',
    'Bo Li Ann',
    'Suharto',
    'Teller',
  ]);
});
