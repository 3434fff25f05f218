import { expect, test } from 'vitest';
import { queryClient } from '#lib/query-client.ts';
import { wholeApp } from '#testing/app.tsx';
import { enrollment } from '#testing/people.ts';
import { feedbackComment, feedbackDetail, feedbackReport, feedbackWeek } from '#testing/weekly-feedback.ts';

const app = wholeApp();
const WEEKS = 24;
/** Each of eight plots is also present as a table, for people who do not see it. */
const ROWS_OF_PLOTS = 8 * (WEEKS + 1);
/**
 * The most elements for one student: a row with a cell for each answer, and a comment. `npm run bench -- --feedback`
 * measures how long all of them take.
 */
const MOST_OF_ONE_STUDENT = 60;

const list = <Thing,>(length: number, make: (place: number) => Thing) =>
  Array.from({ length }, (_, at) => make(at + 1));
const reportOf = (students: number) =>
  feedbackReport(list(WEEKS, feedbackWeek), {
    DetailedData: list(students, (id) => feedbackDetail(WEEKS, { studentEnrollmentId: id })),
    Comments: list(students, (id) => feedbackComment(WEEKS, { studentEnrollmentId: id })),
  });

/** Counts the elements that the page draws for a given number of students. */
async function drawnFor(students: number) {
  app.signIn(enrollment('ssm'), { weeklyFeedbackReport: reportOf(students) });
  app.broker.sent.length = 0;
  queryClient.clear();
  const screen = await app.open('/no-such-page');
  const ever = new Set<Element>();
  const keep = (mutations: readonly MutationRecord[]) => {
    for (const node of mutations.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element) for (const each of [node, ...node.querySelectorAll('*')]) ever.add(each);
  };
  let rowsWithFirstPlot: number | undefined;
  const seen = new MutationObserver((mutations) => {
    keep(mutations);
    if (document.querySelector('main svg circle')) rowsWithFirstPlot ??= document.querySelectorAll('main tr').length;
  });
  seen.observe(document.body, { childList: true, subtree: true });
  // navigates from a rendered page: the first page of a test is drawn in one piece
  await screen.router.navigate({ to: '/weekly-feedback-report', search: { week: WEEKS } });
  await expect.poll(() => document.querySelectorAll('main tr').length).toBeGreaterThan(ROWS_OF_PLOTS + students);
  keep(seen.takeRecords());
  seen.disconnect();
  const drawn = {
    calls: app.broker.sentTo('weeklyFeedbackReport').length,
    points: document.querySelectorAll('main svg circle').length,
    rowsWithFirstPlot,
    inAll: document.querySelectorAll('main *').length,
    inVain: [...ever].filter((each) => !each.isConnected).length,
  };
  await screen.unmount();
  return drawn;
}

test('of 200 students over 24 weeks the plots come before the answers of students, and everything once, from one call', async () => {
  const [few, many] = [await drawnFor(20), await drawnFor(200)];
  expect(many).toMatchObject({ calls: 1, points: few.points, rowsWithFirstPlot: ROWS_OF_PLOTS, inVain: 0 });
  expect(many.inAll - few.inAll).toBeLessThanOrEqual(180 * MOST_OF_ONE_STUDENT);
});
