import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { GradesImportPreview } from '@bcs/contract/features/gradebook/model';
import { ViewerContext, type PageViewer } from '#lib/viewer.ts';
import { axeFindings } from '#testing/axe.ts';
import { fakeBroker, refuse } from '#testing/broker.ts';
import { ImportDialog } from './import-dialog.tsx';

const broker = fakeBroker();
const FILE = 'Enrollment,Challenge [7]\n501,A\n';

const previewOf = (digest: string, from: 'B' | 'C' | '?'): GradesImportPreview => ({
  digest,
  changes: [
    {
      row: 2,
      student: { id: 1, firstName: 'Ana', lastName: 'Lee' },
      assignmentId: 7,
      title: 'Challenge',
      from,
      to: 'A',
    },
  ],
  problems: [],
  problemCount: 0,
  unchanged: 0,
  ignoredColumns: ['Average'],
  ignoredRows: ['Class average'],
});

async function show(role: PageViewer['role'] = 'instructor') {
  const onClose = vi.fn<() => void>();
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={{ role, courseId: 3 } as unknown as PageViewer}>
        <ImportDialog onClose={onClose} />
      </ViewerContext>
    </QueryClientProvider>,
  );
  return onClose;
}
const choose = (content: string | Uint8Array<ArrayBuffer>) =>
  userEvent.upload(page.getByLabelText('File of grades'), new File([content], 'grades.csv'));
const row = () => page.getByRole('row').nth(1);

test('what changed since the preview is shown anew, and only then saved', async () => {
  let standing = previewOf('first', 'B');
  broker.answers.previewGradeImport = () => standing;
  broker.answers.importGrades = ({ digest }) =>
    digest === 'second' ? { success: true, saved: 1 } : refuse(409, 'PREVIEW_OUTDATED', 'It has changed.');
  const onClose = await show();
  await choose(FILE);
  await expect.element(row()).toHaveTextContent('Row2Ana LeeAssignmentChallengeGradeBA');
  await expect.element(page.getByText(/1 column is not an assignment and was ignored: Average\./)).toBeInTheDocument();
  await expect
    .element(page.getByText(/1 row has no enrollment number and was ignored: Class average\./))
    .toBeInTheDocument();
  expect(await axeFindings('light')).toEqual([]);
  standing = previewOf('second', 'C');
  await page.getByRole('button', { name: 'Save 1 grade' }).click();
  await expect.element(page.getByText('It has changed.')).toBeInTheDocument();
  await expect.element(row()).toHaveTextContent('Row2Ana LeeAssignmentChallengeGradeCA');
  expect(onClose).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Save 1 grade' }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(broker.sentTo('importGrades').map(({ input }) => input)).toEqual([
    { courseId: 3, file: FILE, digest: 'first' },
    { courseId: 3, file: FILE, digest: 'second' },
  ]);
});

test.each([
  ['a text in the letters of one country', new Uint8Array([0x4a, 0xe9]), 'Suk='],
  ['a text in UTF-16', new Uint8Array([0xff, 0xfe, 0x45, 0]), '//5FAA=='],
  ['a workbook', 'PK\u0003\u0004\0', 'UEsDBAA='],
])('%s is sent as its bytes', async (_name, content, base64) => {
  broker.answers.previewGradeImport = previewOf('x', 'B');
  broker.answers.importGrades = { success: true, saved: 1 };
  await show();
  await choose(content);
  await page.getByRole('button', { name: 'Save 1 grade' }).click();
  await expect
    .poll(() => broker.sentTo('importGrades').map(({ input }) => input))
    .toEqual([{ courseId: 3, file: '', base64, digest: 'x' }]);
});

test.each([
  ['too large', 'x'.repeat(500_001), 'This file is larger than 500 kB: split it.'],
  ['too large in bytes', '…'.repeat(200_000), 'This file is larger than 500 kB: split it.'],
])('a file that is %s is not sent', async (_name, content, message) => {
  await show();
  await choose(content);
  await expect.element(page.getByText(message)).toBeInTheDocument();
  expect(broker.sent).toEqual([]);
});

test('feedback comes in the same way, by its names [SUBM-056, D-090]', async () => {
  const [change] = previewOf('x', '?').changes;
  broker.answers.previewGradeImport = {
    ...previewOf('x', '?'),
    changes: change ? [{ ...change, from: '1', to: '6' }] : [],
  };
  await show('cd');
  await choose(FILE);
  await expect.element(page.getByRole('dialog', { name: 'Import feedback' })).toBeInTheDocument();
  await expect.element(row()).toHaveTextContent('Row2Ana LeeAssignmentChallengeFeedbackFeedback PendingApproved');
  await expect.element(page.getByRole('button', { name: 'Save 1 status' })).toBeEnabled();
});

test('a mistake leaves nothing to save', async () => {
  broker.answers.previewGradeImport = {
    digest: '',
    changes: previewOf('x', '?').changes,
    problems: [{ row: 3, column: 'Challenge [7]', message: '“E” is not a valid grade.' }],
    problemCount: 700,
    unchanged: 2,
    ignoredColumns: [],
    ignoredRows: [],
  };
  await show();
  await choose(FILE);
  await expect.element(row()).toHaveTextContent('Row3Challenge [7]What is wrong“E” is not a valid grade.');
  await expect.element(page.getByText('700 mistakes in this file')).toBeInTheDocument();
  await expect.element(page.getByText(/These are the first 1\./)).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Save/ })).toBeDisabled();
});
