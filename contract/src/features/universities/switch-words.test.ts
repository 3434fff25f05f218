import { expect, test } from 'vitest';
import { COHORT_SWITCH_WORDS, FEATURE_WORDS, switchSentence } from './switch-words.ts';

const people = { students: 24, staff: 1 };

test('a switch tells in one sentence what disappears for whom and how many [ADM-078]', () => {
  expect(switchSentence(COHORT_SWITCH_WORDS.hideBilling, true, people)).toBe(
    'The Billing entries in the header and the menu disappear for 24 students.',
  );
  expect(switchSentence(COHORT_SWITCH_WORDS.hideLiveChat, false, people)).toBe(
    'The chat bubble and everything it opens appear again for 24 students and 1 member of staff.',
  );
  expect(switchSentence(FEATURE_WORDS['homework.dateExtend'], true, { students: 24, staff: 0 })).toBe(
    'The buttons that extend a due date disappear for no one at the moment.',
  );
});
