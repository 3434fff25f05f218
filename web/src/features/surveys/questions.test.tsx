import { afterEach, describe, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { axeFindings } from '#testing/axe.ts';
import { surveyApp } from '#testing/survey-app.ts';
import {
  CITY,
  COMMENT,
  EMPLOYMENT,
  GOAL,
  LICENSE,
  RATING,
  SCORE,
  SIGNATURE,
  survey,
  TOPICS,
} from '#testing/surveys.ts';

type Screen = Awaited<ReturnType<ReturnType<typeof surveyApp>['open']>>;
const { broker, open, press, rate, sent, start } = surveyApp();
afterEach(cleanup);

describe('each kind of question', () => {
  const one = (definition: typeof RATING, required = true) => ({
    loadForm: survey('career', [{ definition, required }]),
  });
  const answerOf = async (screen: Screen) => {
    await press(screen, 'Submit');
    await expect.poll(() => sent()).toHaveLength(1);
    return (sent()[0] as { steps: { answer: unknown }[] }).steps[0]?.answer;
  };

  test('a rating shows radios from its first value to its last [SURV-031, SURV-067]', async () => {
    const screen = await start('/careerSurvey', one(SCORE));
    expect(
      screen
        .getByRole('radio')
        .elements()
        .map((radio) => (radio as HTMLInputElement).value),
    ).toEqual(Array.from({ length: 11 }, (_, index) => String(index)));
    await rate(screen, '0');
    expect(await answerOf(screen)).toBe('0');
  });

  test('one of several, with the text that Other asks for [SURV-027, SURV-065, D-137]', async () => {
    const screen = await start('/careerSurvey', one(GOAL));
    await screen.getByRole('radio', { name: 'Change career' }).click();
    await expect.element(screen.getByLabelText('Please tell us more')).not.toBeInTheDocument();
    await screen.getByRole('radio', { name: 'Other' }).click();
    const more = screen.getByLabelText('Please tell us more');
    await expect.element(more).toHaveAttribute('maxlength', '250');
    await more.fill('A sabbatical');
    expect(await answerOf(screen)).toEqual({ value: 'Other', additionalInfo: 'A sabbatical' });
  });

  test('one of several as check boxes: ticking one unticks the others [SURV-027, D-137]', async () => {
    const screen = await start('/careerSurvey', one(EMPLOYMENT));
    await screen.getByRole('checkbox', { name: 'Full time' }).click();
    await screen.getByRole('checkbox', { name: 'Part time' }).click();
    await expect.element(screen.getByRole('checkbox', { name: 'Full time' })).not.toBeChecked();
    expect(await answerOf(screen)).toBe('Part time');
  });

  test('one of several as check boxes can be taken back [SURV-027, D-137]', async () => {
    const screen = await start('/careerSurvey', one(EMPLOYMENT));
    const full = screen.getByRole('checkbox', { name: 'Full time' });
    await full.click();
    await expect.element(full).toBeChecked();
    await full.click();
    await expect.element(full).not.toBeChecked();
  });

  test('several, with round markers that are check boxes [SURV-028, D-137]', async () => {
    const screen = await start('/careerSurvey', one(TOPICS));
    for (const name of ['Other', 'Front end', 'Data']) await screen.getByRole('checkbox', { name }).click();
    await screen.getByRole('checkbox', { name: 'Data' }).click();
    await screen.getByLabelText('Please tell us more').fill('Robots');
    expect(getComputedStyle(screen.getByRole('checkbox', { name: 'Data' }).element()).borderRadius).not.toBe('0px');
    expect(await answerOf(screen)).toEqual(['Front end', { value: 'Other', additionalInfo: 'Robots' }]);
  });

  test('a text says how many characters are left, in red under 5 [SURV-029, SURV-062, SURV-063, SURV-064]', async () => {
    const screen = await start('/careerSurvey', one(SIGNATURE));
    await expect.element(screen.getByText('10 characters left')).toBeVisible();
    await screen.getByLabelText('Your full name').fill('12345');
    await expect.element(screen.getByText('5 characters left')).not.toHaveClass('text-bad');
    await screen.getByLabelText('Your full name').fill('123456');
    await expect.element(screen.getByText('4 characters left')).toHaveClass('text-bad');
  });

  test('a text area has 5000 characters [SURV-029, SURV-062]', async () => {
    const screen = await start('/careerSurvey', one(COMMENT));
    await expect.element(screen.getByText('5000 characters left')).toBeVisible();
    await expect.element(screen.getByLabelText('Any comments?')).toHaveAttribute('maxlength', '5000');
  });

  test('a city is looked up after more than two characters, and may be another one [SURV-030, SURV-068, SURV-069, D-138]', async () => {
    const found = { places: [{ id: 'PT/Lisbon', description: 'Lisbon, Portugal' }], source: 'GeoNames' };
    const screen = await start('/careerSurvey', { ...one(CITY), placeSearch: found });
    const field = screen.getByLabelText('Where do you live?');
    await field.fill('Li');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(broker.sentTo('placeSearch')).toEqual([]);
    await field.fill('Lis');
    await expect
      .poll(() => broker.sentTo('placeSearch').map(({ input }) => input))
      .toEqual([{ query: 'Lis', type: 'city' }]);
    await expect.poll(() => document.querySelector('datalist option')?.getAttribute('value')).toBe('Lisbon, Portugal');
    await field.fill('Little Snoring');
    expect(await answerOf(screen)).toBe('Little Snoring');
  });

  test('a license is agreed to [SURV-026, SURV-066]', async () => {
    const screen = await start('/careerSurvey', one(LICENSE));
    await press(screen, 'Submit');
    await expect.element(screen.getByText('Please answer this question.')).toBeVisible();
    await screen.getByRole('checkbox', { name: 'I agree to the Terms & Conditions and the Privacy Policy' }).click();
    expect(await answerOf(screen)).toBe('true');
  });

  test.each(['light', 'dark'] as const)('axe finds nothing in any of them, %s', async (theme) => {
    const all = [RATING, GOAL, EMPLOYMENT, TOPICS, SIGNATURE, COMMENT, CITY, LICENSE];
    const screen = await open('/careerSurvey', { loadForm: survey('career', all) });
    expect(await axeFindings(theme)).toEqual([]);
    await press(screen, 'Start the Survey');
    await press(screen, 'Submit');
    expect(await axeFindings(theme)).toEqual([]);
  });
});
