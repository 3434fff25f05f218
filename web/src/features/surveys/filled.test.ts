import { expect, test } from 'vitest';
import type { AskedStep } from '@bcs/contract/features/surveys/judge';
import { COMMENT, EMPLOYMENT, GOAL, RATING, TOPICS } from '#testing/surveys.ts';
import { withAnswer, migrateAnswers, EMPTY_ANSWERS, type SurveyDraft } from './filled.ts';

const asked = (...definitions: readonly AskedStep['definition'][]): AskedStep[] =>
  definitions.map((definition, index) => ({
    id: definitions.length * 100 + index,
    page: 1,
    required: true,
    definition,
  }));
const OLD = asked(RATING, COMMENT, GOAL, TOPICS);
const [rating, comment, goal, topics] = OLD as [AskedStep, AskedStep, AskedStep, AskedStep];
const OTHER = { value: 'Other', additionalInfo: 'A sabbatical' };

/** Everything in the old version is answered, on its second page. */
const BEGUN: SurveyDraft = {
  ...withAnswer(
    withAnswer(withAnswer(withAnswer(EMPTY_ANSWERS, rating, '4'), comment, 'Slower, please.'), goal, OTHER),
    topics,
    ['Front end', 'Data'],
  ),
  formId: 1,
  page: 2,
};

test('the same version, and one that nobody has answered, stay as they are', () => {
  expect(migrateAnswers(BEGUN, 1, OLD)).toBe(BEGUN);
  const opened = { ...EMPTY_ANSWERS, page: 1 };
  expect(migrateAnswers(opened, 2, OLD)).toBe(opened);
});

test('answers go to the question with the same words, wherever it stands now, and the pages begin anew', () => {
  const steps = asked(EMPLOYMENT, TOPICS, GOAL, COMMENT, RATING);
  const { answers, dropped, formId, page } = migrateAnswers(BEGUN, 2, steps);
  expect(steps.map(({ id }) => answers[id] ?? null)).toEqual([
    null,
    ['Front end', 'Data'],
    OTHER,
    'Slower, please.',
    '4',
  ]);
  expect({ dropped, formId, page }).toEqual({ dropped: [], formId: 2, page: 1 });
});

test('what is asked no more, in other words, in another way, or without the chosen option, is put down in words', () => {
  const noOther = { ...GOAL, options: GOAL.options.filter(({ value }) => value !== 'Other') };
  const steps = asked({ ...RATING, finalValue: 3 }, { ...COMMENT, text: 'And any other comments?' }, noOther);
  const { answers, dropped } = migrateAnswers(BEGUN, 2, steps);
  expect(answers).toEqual({});
  expect(dropped).toEqual([
    { question: 'How was class?', answer: '4' },
    { question: 'Any comments?', answer: 'Slower, please.' },
    { question: 'What is your goal?', answer: 'Other: A sabbatical' },
    { question: 'Which topics?', answer: 'Front end, Data' },
  ]);
});

test('a text that has become too long is kept, to be shortened', () => {
  const shorter = { ...COMMENT, ui: { ...COMMENT.ui, maxLength: 5 } };
  const steps = asked(shorter);
  expect(migrateAnswers(BEGUN, 2, steps).answers).toEqual({ [steps[0]?.id ?? 0]: 'Slower, please.' });
});

test('of two questions with the same words each keeps its answer', () => {
  const [first, second] = asked(COMMENT, COMMENT) as [AskedStep, AskedStep];
  const both = { ...withAnswer(withAnswer(EMPTY_ANSWERS, first, 'one'), second, 'two'), formId: 1 };
  const steps = asked(COMMENT, COMMENT, RATING);
  expect(steps.map(({ id }) => migrateAnswers(both, 2, steps).answers[id] ?? null)).toEqual(['one', 'two', null]);
});

test('what was put down once stays when the form changes again', () => {
  const once = migrateAnswers(BEGUN, 2, asked(RATING, GOAL));
  const twice = migrateAnswers(once, 3, asked(RATING));
  expect(twice.dropped?.map(({ question }) => question)).toEqual([
    'Any comments?',
    'Which topics?',
    'What is your goal?',
  ]);
});
