import { afterEach, describe, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { queryClient } from '#lib/query-client.ts';
import { refuse } from '#testing/broker.ts';
import { enrollment } from '#testing/people.ts';
import { surveyApp, SENT_ANSWER } from '#testing/survey-app.ts';
import { RATING, survey } from '#testing/surveys.ts';

const { app, broker, open, press, rate, sent } = surveyApp();
afterEach(cleanup);

describe('the paths', () => {
  test.each([
    ['/precourse', 'pre-course', {}],
    ['/nps/mc/dv', 'mid-course-dv', {}],
    ['/nps/mc/pt', 'mid-course-pt', {}],
    ['/nps/ec/pt', 'end-course-pt', {}],
    ['/agreement', 'agreement', {}],
    ['/careerSurvey', 'career', {}],
  ])('%s asks %s [SURV-001, SURV-002, SURV-003, SURV-004, SURV-006, SURV-007]', async (path, formName) => {
    await open(path, { loadForm: survey(formName, [RATING]) });
    expect(broker.sentTo('loadForm').map(({ input }) => input)).toEqual([{ formName, enrollmentId: 7 }]);
  });

  test.each(['/nps/xx/pt', '/nps/mc/zz', '/feedback/none', '/feedback/0'])('%s is none [D-133]', async (path) => {
    const screen = await open(path, {});
    await expect.element(screen.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
  });

  test('students whose employer pays are asked the variant, by the flag of the way here or by their course [SURV-041, SURV-076, D-135]', async () => {
    const own = enrollment();
    own.course.enterpriseCourse = true;
    await open('/precourse', { loadForm: survey('enterprise-pre-course', [RATING]) }, own);
    expect(broker.sentTo('loadForm')[0]?.input).toMatchObject({ formName: 'enterprise-pre-course' });
    await cleanup();
    // a survey that was loaded within the last second is not asked for again
    queryClient.clear();
    const screen = await open('/support', { loadForm: survey('x', [RATING]), supportForm: refuse(404, 'X') });
    broker.sent = [];
    await screen.router.navigate({ to: '/precourse', state: { enterprise: true } });
    await expect.poll(() => broker.sentTo('loadForm')[0]?.input).toMatchObject({ formName: 'enterprise-pre-course' });
  });

  test('the curriculum survey has its name from the browser, which forgets it afterwards [SURV-008, SURV-053, SURV-056, SURV-057]', async () => {
    localStorage.setItem('csSurveyName', 'cs-curriculum-github');
    app.signIn(enrollment(), { submitForm: SENT_ANSWER, loadForm: survey('cs-curriculum-github', [RATING]) });
    localStorage.setItem('csSurveyName', 'cs-curriculum-github');
    const screen = await app.open('/cscurriculum');
    await press(screen, 'Start the Survey');
    await rate(screen, '5');
    expect(localStorage.getItem('csSurveyName')).toBe('cs-curriculum-github');
    await press(screen, 'Submit');
    await expect.poll(screen.path).toBe('/cscurriculumsuccess');
    expect(sent()[0]).toMatchObject({ extra: { surveyName: 'cs-curriculum-github' } });
    await expect.poll(() => localStorage.getItem('csSurveyName')).toBeNull();
  });

  test('without a name it says so [SURV-022]', async () => {
    app.signIn();
    const screen = await app.open('/cscurriculum');
    await expect.element(screen.getByText('Survey name not specified.')).toBeVisible();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Career Services Curriculum');
  });

  const THANKS = 'Thank you for providing your responses.';
  const saidAt = async (path: string) => {
    const screen = await open(path, {});
    await expect.element(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/');
    const said = [screen.getByRole('heading', { level: 1 }), screen.getByRole('main').getByRole('status')].map(
      (part) => part.element().textContent,
    );
    await screen.unmount();
    return said;
  };

  test('of the weekly feedback, the agreement and the career survey end with thanks [SURV-009, SURV-012, SURV-014, SURV-017, SURV-020, SURV-021]', async () => {
    for (const path of ['/weeklysuccess', '/agreementsuccess', '/careerSuccess'])
      expect(await saidAt(path)).toEqual(['Thank you!', THANKS]);
  });
  test('of the NPS surveys end with thanks, and with more to those who recommend [SURV-010, SURV-011, SURV-020, D-141]', async () => {
    expect(await saidAt('/npssuccess/end')).toEqual(['Thank you!', THANKS]);
    expect(await saidAt('/npssuccess/additional')).toEqual([
      'Thank you!',
      `${THANKS}We are glad that you would recommend the program to others.`,
    ]);
  });
  test('of the others end with a sentence of their own [SURV-013, SURV-015, SURV-018, SURV-019, D-141]', async () => {
    const own = [await saidAt('/cscurriculumsuccess'), await saidAt('/precoursesuccess')];
    expect(own).toEqual([
      ['Thank you!', 'Your Career Service Curriculum has been successfully sent.'],
      ['Thank you!', 'Your Pre-Course Survey has been successfully sent.'],
    ]);
  });
});
