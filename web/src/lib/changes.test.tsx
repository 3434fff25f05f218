import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { fetchChangedCell } from '#features/grading/sheet-cache.ts';
import { fakeBroker, refuse } from '#testing/broker.ts';
import { gradedAnswer, submission } from '#testing/coursework.ts';
import { assignment, sheet, student } from '#testing/gradebook-rows.ts';
import { onChange, patchReads } from './changes.ts';
import { callQuery } from './queries.ts';
import { write } from './send.ts';

const broker = fakeBroker();
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});
const COURSE = 3;
const SHEET = callQuery('gradebookSheet', { courseId: COURSE });
const GRADE = { id: null, submissionId: 30, grade: 'B' } as const;
const GRADED = { id: 3, submissionId: 30, grade: 'B', version: 1, gradedAt: '2026-03-12T22:00:00.000Z' } as const;

/** A page that shows a submission, a sheet and the notifications, with the record of its requests cleared. */
async function page() {
  broker.answers = {
    grade: gradedAnswer(submission({ submissionGrade: GRADED })),
    gradebookSheet: sheet([student(1)], [assignment(1)], [{ of: [1, 1], mark: '?' }]),
    notifications: { notifications: [] },
    createSubmissionGrade: { success: true, submissionGrade: GRADED },
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  for (const query of [
    callQuery('grade', { assignmentId: 12, studentId: 5 }),
    SHEET,
    callQuery('notifications', { enrollmentId: 7 }),
  ]) {
    await client.fetchQuery(query as typeof SHEET);
    stops.push(new QueryObserver(client, query as typeof SHEET).subscribe(() => {}));
  }
  broker.sent = [];
  return client;
}
const names = () => broker.sent.map(({ name }) => name);
const settled = (client: QueryClient) => expect.poll(() => client.isFetching()).toBe(0);

test('a write is one request, and whatever shows its change is fetched once more', async () => {
  const client = await page();
  await write(client, 'createSubmissionGrade', GRADE);
  expect(names().toSorted()).toEqual(['createSubmissionGrade', 'grade', 'gradebookSheet']);
});

test('a page that is left is not fetched again, and is fetched when it is shown the next time', async () => {
  const client = await page();
  await write(client, 'createSubmissionGrade', GRADE, { leaves: true });
  await settled(client);
  expect(names()).toEqual(['createSubmissionGrade']);
  expect(client.getQueryState(SHEET.queryKey)?.isInvalidated).toBe(true);
});

test('a grade typed in a cell does not load the sheet again', async () => {
  const client = await page();
  await write(client, 'createSubmissionGrade', GRADE, { shown: ['gradebookSheet'] });
  await settled(client);
  expect(names()).toEqual(['createSubmissionGrade', 'grade']);
});

test('a refusal that may mean that the page is old fetches again what the write is about', async () => {
  const client = await page();
  broker.answers.createSubmissionGrade = refuse(409, 'GRADED_MEANWHILE');
  await expect(write(client, 'createSubmissionGrade', GRADE)).rejects.toThrow('GRADED_MEANWHILE');
  await expect.poll(() => names().toSorted()).toEqual(['createSubmissionGrade', 'grade', 'gradebookSheet']);
});

test('a grade by a colleague loads its cell, not the sheet; without a named submission the sheet is loaded', async () => {
  const client = await page();
  stops.push(patchReads('gradebookSheet', (work) => fetchChangedCell(client, COURSE, work)));
  onChange(client, ['grades'], { assignmentId: 1, enrollmentId: 501 });
  await expect.poll(() => client.getQueryData(SHEET.queryKey)?.rows[0]?.marks).toEqual(['B']);
  await settled(client);
  expect(names()).not.toContain('gradebookSheet');
  // makes sure that the check would find a fetch
  onChange(client, ['assignments']);
  await expect.poll(names, { timeout: 6000 }).toContain('gradebookSheet');
});
