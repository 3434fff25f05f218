import { expect, test } from 'vitest';
import { createExcerpt } from './excerpt.ts';

test('a card shows short texts whole, of long ones whole paragraphs or words [ANN-007]', () => {
  expect(createExcerpt('Bring headphones.')).toBe('Bring headphones.');
  const paragraph = 'word '.repeat(60).trim();
  expect(createExcerpt(`${paragraph}\n\n${paragraph}\n\n${paragraph}`)).toBe(paragraph);
  const words = createExcerpt('word '.repeat(400));
  expect(words.endsWith('word…')).toBe(true);
  expect(words.length).toBeLessThanOrEqual(321);
  expect(createExcerpt('x'.repeat(700))).toBe(`${'x'.repeat(320)}…`);
});

test('of a comment that does not fit nothing is shown [D-232]', () => {
  const hidden = `See you. <!-- ${'the answer is 42 '.repeat(60)}-->`;
  expect(createExcerpt(hidden)).not.toContain('42');
});
