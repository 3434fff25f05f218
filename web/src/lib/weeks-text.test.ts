import { expect, test } from 'vitest';
import { weeksText } from './weeks-text.ts';

test('weeks of a course have numbers from its first week on [D-011]', () => {
  const texts = [weeksText(1, 10), weeksText(3, 3), weeksText(0, 4), weeksText(-1, 0)];
  expect(texts).toEqual(['Weeks 1 to 10', 'Week 3', 'Up to week 4', 'Before week 1']);
});
