import { afterEach, describe, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { Refusal, refuse, type Answers } from '#testing/broker.ts';
import { surveyApp } from '#testing/survey-app.ts';
import { RATING, survey } from '#testing/surveys.ts';

const { broker, open, press, rate, start } = surveyApp();
afterEach(cleanup);

const weekly = survey('weekly-feedback', [RATING]);

describe('what the server says', () => {
  const send = async (answer: Answers['submitForm'] | null) => {
    const screen = await start('/feedback/3', { loadForm: weekly });
    broker.answers.submitForm = answer as NonNullable<Answers['submitForm']>;
    await rate(screen, '3');
    await press(screen, 'Submit');
    return screen;
  };
  test('that it was sent before, with a way out [SURV-054, SURV-084, D-140]', async () => {
    sessionStorage.setItem('routeLock', '/feedback/3');
    const screen = await send({ success: false, error: 'ALREADY_SUBMITTED', reason: null });
    await expect.element(screen.getByText('You have already submitted this survey.')).toBeVisible();
    await press(screen, 'Continue to the Dashboard');
    await expect.poll(screen.path).toBe('/');
    expect(sessionStorage.getItem('routeLock')).toBeNull();
  });

  test('that it was sent before, when it is opened [SURV-054, SURV-084]', async () => {
    const screen = await open('/feedback/3', { loadForm: { ...weekly, standing: 'submitted' } });
    await expect.element(screen.getByText('You have already submitted this survey.')).toBeVisible();
  });

  test.each<[string, Answers['submitForm'] | null, string]>([
    [
      'that answers are wrong, with the reason [SURV-083, D-140]',
      { success: false, error: 'VALIDATION', reason: 'one of your answers is too long' },
      'This survey could not be submitted - one of your answers is too long. Please check your answers and try again.',
    ],
    [
      'that it failed [SURV-082]',
      { success: false, error: 'NOT_OPEN', reason: null },
      'There has been an error submitting the survey. This survey is not open.',
    ],
    ['something else [SURV-087]', new Refusal(500), 'Please try again later'],
    ['nothing [SURV-088]', new Refusal(200, null), 'Internal error'],
  ])('%s', async (_what, answer, text) => {
    await expect.element((await send(answer)).getByRole('alert')).toHaveTextContent(text);
  });

  test('that the session is over: the person is told and logged out [SURV-085, SURV-086]', async () => {
    const screen = await send(refuse(401, 'UNAUTHENTICATED'));
    await expect
      .element(screen.getByText('Your session has expired, please log in again', { exact: true }))
      .toBeVisible();
    await expect
      .element(screen.getByText('Authorization failed, please log out and try logging in again.'))
      .toBeInTheDocument();
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  test('that the form cannot be loaded [SURV-081]', async () => {
    const screen = await open('/feedback/3', { loadForm: refuse(404, 'SURVEY_UNKNOWN') });
    await expect
      .element(
        screen.getByText(
          /^We encountered an error while loading the requested survey\. Please try logging out and back in again\./,
        ),
      )
      .toBeVisible();
  });
});
