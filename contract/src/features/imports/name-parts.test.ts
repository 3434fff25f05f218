import { expect, test } from 'vitest';
import { nameParts } from './name-parts.ts';

test.each([
  ['Lee, Ana', 'Ana', 'Lee'],
  ['van der Berg, Bo', 'Bo', 'van der Berg'],
  ['King, Martin Luther, Jr.', 'Martin Luther', 'King Jr.'],
  ['Martin Luther King, Jr.', 'Martin Luther', 'King Jr.'],
  ['Ana  Lee', 'Ana', 'Lee'],
  ['Ana María Lee', 'Ana María', 'Lee'],
  ['Bo van der Berg', 'Bo', 'van der Berg'],
  ['LEE Ana', 'Ana', 'LEE'],
  ['Sammy Davis Jr.', 'Sammy', 'Davis Jr.'],
  ['Suharto', 'Suharto', ''],
  ['', '', ''],
])('%j is first %j, last %j [ADM-039]', (typed, firstName, lastName) => {
  expect(nameParts(typed)).toEqual({ firstName, lastName });
});
