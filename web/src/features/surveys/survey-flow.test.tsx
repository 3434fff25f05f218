import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { enrollment } from '#testing/people.ts';
import { surveyApp } from '#testing/survey-app.ts';
import { COMMENT, GOAL, RATING, SCORE, survey } from '#testing/surveys.ts';

const { broker, open, press, rate, sent, start } = surveyApp();
afterEach(cleanup);

const weekly = survey('weekly-feedback', [RATING]);

describe('a survey', () => {
  const three = survey('weekly-feedback', [
    { definition: RATING, page: 1 },
    { definition: COMMENT, page: 2, required: false },
    { definition: SCORE, page: 3 },
  ]);

  test('begins with a card that says who will see what, and goes over its pages to the end [SURV-005, SURV-016, SURV-044, SURV-047, SURV-079]', async () => {
    const screen = await open('/feedback/3', { loadForm: three });
    await expect.element(screen.getByText('Tell us how it was.')).toBeVisible();
    await expect.element(screen.getByText(/see your answers with your name; .* see averages only/)).toBeVisible();
    expect(broker.sentTo('loadForm').map(({ input }) => input)).toEqual([
      { formName: 'weekly-feedback', enrollmentId: 7, week: 3 },
    ]);
    await press(screen, 'Start the Survey');
    await rate(screen, '4');
    await press(screen, 'NEXT PAGE');
    await expect
      .element(screen.getByRole('progressbar', { name: 'Progress' }))
      .toHaveAttribute('aria-valuetext', 'Page 2 of 3');
    await screen.getByLabelText('Any comments?').fill('  Fine. ');
    await press(screen, 'NEXT PAGE');
    await rate(screen, '10');
    await press(screen, 'Submit');
    await expect.poll(screen.path).toBe('/weeklysuccess');
    expect(sent()).toEqual([
      {
        formId: 9,
        formName: 'weekly-feedback',
        enrollmentId: 7,
        userDataId: 5,
        extra: { week: 3 },
        steps: [
          { stepId: 101, answer: '4' },
          { stepId: 102, answer: 'Fine.' },
          { stepId: 103, answer: '10' },
        ],
      },
    ]);
  });

  test('goes back a page and keeps everything', async () => {
    const screen = await start('/feedback/3', { loadForm: three });
    await rate(screen, '2');
    await press(screen, 'NEXT PAGE');
    await screen.getByLabelText('Any comments?').fill('So far so good.');
    await press(screen, 'Back');
    await expect.element(screen.getByRole('radio', { name: '2' })).toBeChecked();
    await press(screen, 'NEXT PAGE');
    await expect.element(screen.getByLabelText('Any comments?')).toHaveValue('So far so good.');
  });

  test('is answered by keys: digits rate, Enter goes on', async () => {
    const screen = await start('/feedback/3', {
      loadForm: survey('weekly-feedback', [SCORE, RATING, { definition: RATING, page: 2 }]),
    });
    screen.getByRole('radio').first().element().focus();
    await userEvent.keyboard('1');
    await expect.element(screen.getByRole('radio', { name: '1', exact: true }).first()).toBeChecked();
    await userEvent.keyboard('0');
    await expect.element(screen.getByRole('radio', { name: '10' })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('4{Enter}');
    await expect.element(screen.getByRole('heading', { name: 'Page 2 of 2' })).toBeVisible();
    screen.getByRole('radio').first().element().focus();
    await userEvent.keyboard('5{Enter}');
    await expect.poll(() => sent()).toHaveLength(1);
    expect(sent()[0]).toMatchObject({ steps: [{ answer: '10' }, { answer: '4' }, { answer: '5' }] });
  });

  test('asks what is required before it goes on, and before it is sent [SURV-058, SURV-059, SURV-083]', async () => {
    const screen = await start('/feedback/3', {
      loadForm: survey('weekly-feedback', [RATING, { definition: RATING, page: 2 }]),
    });
    await press(screen, 'NEXT PAGE');
    await expect.element(screen.getByText('Please answer this question.')).toBeVisible();
    await rate(screen, '3');
    await press(screen, 'NEXT PAGE');
    await press(screen, 'Submit');
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent(
        'This survey could not be submitted - you have not answered all the required questions. Please check your answers and try again.',
      );
    expect(sent()).toEqual([]);
  });

  test('leaves out pages on which nothing shows, and sends what is hidden as null [SURV-045, SURV-046, SURV-071]', async () => {
    const own = enrollment();
    own.course.cohort.program.programType.name = 'Full Stack Flex Full-Time';
    const steps = Array.from({ length: 17 }, (_, index) => ({
      definition: RATING,
      page: index < 13 ? 1 : 2,
      required: index >= 13,
    }));
    const screen = await start(
      '/nps/mc/ft',
      { loadForm: survey('mid-course-ft', steps, { visibilityFunc: 'nps' }) },
      own,
    );
    await expect.element(screen.getByRole('heading', { name: 'Page 1 of 1' })).toBeVisible();
    await press(screen, 'Submit');
    await expect.poll(screen.path).toBe('/npssuccess/end');
    expect(sent()[0]).toMatchObject({ steps: Array.from({ length: 17 }, () => ({ answer: null })) });
  });

  test('asks before it is left with answers in it [SURV-055]', async () => {
    const screen = await start('/feedback/3', { loadForm: weekly });
    await rate(screen, '3');
    void screen.router.navigate({ to: '/support' });
    await expect
      .element(screen.getByText('You have unsaved changes. Are you sure you want to leave this page?'))
      .toBeVisible();
    await press(screen, 'Stay');
    expect(screen.path()).toBe('/feedback/3');
  });

  test('on a phone fits, with ratings for thumbs', async () => {
    await page.viewport(390, 844);
    const screen = await start('/feedback/3', { loadForm: survey('weekly-feedback', [SCORE, GOAL, COMMENT]) });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    for (const label of document.querySelectorAll('label:has(> input[type=radio].sr-only)')) {
      const { width, height } = label.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await screen.unmount();
    await page.viewport(1280, 800);
  });
});
