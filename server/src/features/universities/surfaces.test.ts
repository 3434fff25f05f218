import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SURFACES } from '@bcs/contract/features/universities/accent';

const TOKENS = join(import.meta.dirname, '../../../../web/src/styles/tokens.css');

test('the surfaces are those of the style sheet [ADM-067]', async () => {
  const tokens = await readFile(TOKENS, 'utf8');
  const themed = (name: string) =>
    new RegExp(`--color-${name}: light-dark\\((.+?\\)?), (oklch\\(.+?\\))\\)`).exec(tokens);
  const numbers = (value = '') => (value === '#fff' ? [1, 0, 0] : (value.match(/[\d.]+/g) ?? []).map(Number));
  const found = ['canvas', 'sunken', 'surface'].map(themed);
  expect(found.map((match) => numbers(match?.[1]))).toEqual(SURFACES.light);
  expect(found.map((match) => numbers(match?.[2]))).toEqual(SURFACES.dark);
});
