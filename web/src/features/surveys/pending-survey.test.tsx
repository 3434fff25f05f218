import { afterEach, describe, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { refuse } from '#testing/broker.ts';
import { EMPTY_DASHBOARD } from '#testing/dashboard.ts';
import { enrollment } from '#testing/people.ts';
import { surveyApp, SENT_ANSWER } from '#testing/survey-app.ts';
import { RATING, survey } from '#testing/surveys.ts';

const { app, broker, press, rate } = surveyApp();
afterEach(cleanup);

describe('a pending survey', () => {
  const arrive = async (surveyName: string | null, week: number | null = null, own = enrollment()) => {
    app.signIn(own, {
      dashboard: EMPTY_DASHBOARD,
      pendingSurvey: { surveyName, week },
      loadForm: survey('weekly-feedback', [RATING]),
      submitForm: SENT_ANSWER,
      supportForm: refuse(404, 'X'),
    });
    return app.open('/');
  };

  test('leads there and holds the student, who may ask for help or go on to the dashboard [SURV-037, SURV-043, D-046]', async () => {
    const screen = await arrive('weekly-feedback', 3);
    await expect.poll(screen.path).toBe('/feedback/3');
    await screen.router.navigate({ to: '/grades' });
    expect(screen.path()).toBe('/feedback/3');
    await screen.router.navigate({ to: '/support' });
    expect(screen.path()).toBe('/support');
    await screen.router.navigate({ to: '/' });
    await expect.poll(screen.path).toBe('/feedback/3');
    await press(screen, 'Continue to the Dashboard');
    await expect.element(screen.getByRole('heading', { name: 'Student Dashboard' })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(screen.path()).toBe('/');
  });

  test('that is sent frees the way [SURV-043]', async () => {
    const screen = await arrive('weekly-feedback', 3);
    await press(screen, 'Start the Survey');
    await rate(screen, '5');
    await press(screen, 'Submit');
    await expect.poll(screen.path).toBe('/weeklysuccess');
    expect(sessionStorage.getItem('routeLock')).toBeNull();
    const asked = broker.sentTo('pendingSurvey').length;
    broker.answers.pendingSurvey = { surveyName: null, week: null };
    await screen.getByRole('link', { name: 'Continue' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Student Dashboard' })).toBeVisible();
    await expect.poll(() => broker.sentTo('pendingSurvey').length).toBeGreaterThan(asked);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(screen.path()).toBe('/');
  });

  test.each([
    ['agreement', '/agreement'],
    ['pre-course', '/precourse'],
    ['mid-course', '/nps/mc/pt'],
    ['end-course', '/nps/ec/pt'],
    ['career', '/careerSurvey'],
    ['cs-curriculum-resume', '/cscurriculum'],
  ])('%s leads to %s [SURV-034, SURV-035, SURV-036, SURV-038, SURV-039, SURV-040]', async (name, path) => {
    const screen = await arrive(name);
    await expect.poll(screen.path).toBe(path);
    expect(localStorage.getItem('csSurveyName')).toBe(path === '/cscurriculum' ? name : null);
  });

  test('of an enterprise course says so on the way [SURV-041, D-135]', async () => {
    const screen = await arrive('enterprise-mid-course');
    await expect.poll(screen.path).toBe('/nps/mc/pt');
    expect(screen.router.state.location.state).toMatchObject({ enterprise: true });
    await expect.poll(() => broker.sentTo('loadForm')[0]?.input).toMatchObject({ formName: 'enterprise-mid-course' });
  });

  test('with a name nobody knows is only noted, and a look-up that fails stops nobody [SURV-042, D-134]', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const screen = await arrive('quiz');
    await expect.poll(() => warned.mock.calls).toEqual([['Unknown pending survey: quiz']]);
    expect(screen.path()).toBe('/');
    warned.mockRestore();
  });
});
