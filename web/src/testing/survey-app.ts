import { wipeDrafts } from '#lib/draft-store.ts';
import { wholeApp } from '#testing/app.tsx';
import type { Answers } from '#testing/broker.ts';
import { enrollment } from '#testing/people.ts';
import { beforeEach, expect } from 'vitest';

export const SENT_ANSWER = { success: true, error: null, reason: null };

/** The application with a student who answers surveys. */
export function surveyApp() {
  const app = wholeApp();
  const { broker } = app;
  beforeEach(() => wipeDrafts(5));
  const open = async (path: string, answers: Answers, own = enrollment()) => {
    app.signIn(own, { submitForm: SENT_ANSWER, ...answers });
    const screen = await app.open(path);
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    return screen;
  };
  const press = (screen: Screen, name: string) => screen.getByRole('button', { name }).click();
  return {
    app,
    broker,
    open,
    press,
    start: async (path: string, answers: Answers, own = enrollment()) => {
      const screen = await open(path, answers, own);
      await press(screen, 'Start the Survey');
      await expect.element(screen.getByRole('heading', { name: /^Page 1 of/ })).toBeVisible();
      return screen;
    },
    /** Answers the first rating of the page. */
    rate: (screen: Screen, value: string) => screen.getByRole('main').getByText(value, { exact: true }).first().click(),
    sent: () => broker.sentTo('submitForm').map(({ input }) => input),
  };
}
type Screen = Awaited<ReturnType<ReturnType<typeof wholeApp>['open']>>;
