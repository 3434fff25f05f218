import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isComposing } from './composing.ts';

const pressed = (isIn: boolean, keyCode: number) => ({ nativeEvent: { isComposing: isIn, keyCode } });

test('the Enter that ends a composition is known, as Chromium and as Safari say it', () => {
  expect(isComposing(pressed(true, 13))).toBe(true);
  expect(isComposing(pressed(false, 229))).toBe(true);
  expect(isComposing(pressed(false, 13))).toBe(false);
});

test('whoever acts on Enter asks whether it ends a composition', () => {
  const src = join(import.meta.dirname, '..');
  const acts = globSync('**/*.{ts,tsx}', { cwd: src })
    .filter((path) => !/\.test\.|^testing\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(src, path), 'utf8') }))
    .filter(({ text }) => /key [!=]== 'Enter'/.test(text));
  expect(acts.length).toBeGreaterThan(5);
  expect(acts.filter(({ text }) => !text.includes('isComposing(event)')).map(({ path }) => path)).toEqual([]);
});
