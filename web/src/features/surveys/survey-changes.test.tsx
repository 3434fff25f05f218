import { afterEach, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { queryClient } from '#lib/query-client.ts';
import { axeFindings } from '#testing/axe.ts';
import { surveyApp } from '#testing/survey-app.ts';
import { COMMENT, RATING, SCORE, survey } from '#testing/surveys.ts';

const { open, press, rate, sent, start } = surveyApp();
afterEach(cleanup);

const FIRST = survey('weekly-feedback', [RATING, COMMENT]);
/** The next version of the form, with other steps. */
const later = (...definitions: Parameters<typeof survey>[1]) => {
  const { form, steps, ...rest } = survey('weekly-feedback', definitions);
  return {
    ...rest,
    form: { ...form, id: 10, formExecutionId: 2 },
    steps: steps.map((step) => ({ ...step, id: step.id + 100 })),
  };
};

/** Answers the first version, closes the page, and comes back to another one. */
async function comeBackTo(form: typeof FIRST) {
  const screen = await start('/feedback/3', { loadForm: FIRST });
  await rate(screen, '4');
  await screen.getByLabelText('Any comments?').fill('The room was cold.');
  await screen.unmount();
  queryClient.clear();
  const again = await open('/feedback/3', { loadForm: form });
  await expect.element(again.getByText(/^The questions have changed since you began\./)).toBeVisible();
  return again;
}

test('a draft outlives the version of its form: what is still asked is answered, and is sent as the new version', async () => {
  const screen = await comeBackTo(later(SCORE, COMMENT, RATING));
  await expect.element(screen.getByText(/All your answers were kept\.$/)).toBeVisible();
  await expect.element(screen.getByLabelText('Any comments?')).toHaveValue('The room was cold.');
  await rate(screen, '10');
  await press(screen, 'Submit');
  await expect.poll(() => sent()).toHaveLength(1);
  expect(sent()[0]).toMatchObject({
    formId: 10,
    steps: [
      { stepId: 201, answer: '10' },
      { stepId: 202, answer: 'The room was cold.' },
      { stepId: 203, answer: '4' },
    ],
  });
});

test('what is asked no more is shown, so that nothing typed is lost, until the survey is sent', async () => {
  const screen = await comeBackTo(later(RATING));
  await expect.element(screen.getByText('The room was cold.')).toBeVisible();
  expect(await axeFindings('light')).toEqual([]);
  expect(await axeFindings('dark')).toEqual([]);
  await rate(screen, '2');
  await screen.unmount();
  queryClient.clear();
  const again = await open('/feedback/3', { loadForm: later(RATING) });
  await expect.element(again.getByText('The room was cold.')).toBeVisible();
  await press(again, 'Submit');
  await expect.poll(() => sent()).toHaveLength(1);
  expect(sent()[0]).toMatchObject({ steps: [{ stepId: 201, answer: '2' }] });
});
