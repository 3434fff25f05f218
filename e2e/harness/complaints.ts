import type { BrowserContext } from '@playwright/test';

/** Listens to what a browser complains about while somebody uses the app. */
export function listener() {
  const complaints: string[] = [];
  const expected: RegExp[] = [];
  return {
    /** Listens to every page of a browser: errors of scripts, of the content policy, of requests. */
    listenTo(context: BrowserContext) {
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
    },
    /** Says that a journey is about to provoke such a complaint. */
    expect(complaint: RegExp) {
      expected.push(complaint);
    },
    /** All others. */
    unexpected: () => complaints.filter((each) => !expected.some((pattern) => pattern.test(each))),
  };
}
export type ComplaintListener = ReturnType<typeof listener>;
