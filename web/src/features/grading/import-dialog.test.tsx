import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ImportPreview } from '@bcs/contract/features/grading/model';
import { ViewerContext, type PageViewer } from '#lib/viewer.ts';
import { axeFindings } from '#testing/axe.ts';
import { fakeBroker, refuse } from '#testing/broker.ts';
import { ImportDialog } from './import-dialog.tsx';

const broker = fakeBroker();
const FILE = 'Enrollment,Challenge [7]\n501,A\n';

const previewOf = (digest: string, from: 'B' | 'C' | null): ImportPreview => ({
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
  unchanged: 0,
});

async function show() {
  const onClose = vi.fn<() => void>();
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={{ role: 'instructor', courseId: 3 } as unknown as PageViewer}>
        <ImportDialog onClose={onClose} />
      </ViewerContext>
    </QueryClientProvider>,
  );
  return onClose;
}
const choose = (text: string) => userEvent.upload(page.getByLabelText('CSV file'), new File([text], 'grades.csv'));
const row = () => page.getByRole('row').nth(1);

test('what changed since the preview is shown anew, and only then saved', async () => {
  let standing = previewOf('first', 'B');
  broker.answers.previewGradeImport = () => standing;
  broker.answers.importGrades = ({ digest }) =>
    digest === 'second' ? { success: true, saved: 1 } : refuse(409, 'GRADE_IMPORT_OUTDATED', 'It has changed.');
  const onClose = await show();
  await choose(FILE);
  await expect.element(row()).toHaveTextContent('2Ana LeeChallengeBA');
  expect(await axeFindings('light')).toEqual([]);
  standing = previewOf('second', 'C');
  await page.getByRole('button', { name: 'Save 1 grade' }).click();
  await expect.element(page.getByText('It has changed.')).toBeInTheDocument();
  await expect.element(row()).toHaveTextContent('2Ana LeeChallengeCA');
  expect(onClose).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Save 1 grade' }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(broker.sentTo('importGrades').map(({ input }) => input)).toEqual([
    { courseId: 3, file: FILE, digest: 'first' },
    { courseId: 3, file: FILE, digest: 'second' },
  ]);
});

test('a file that is too large is not sent', async () => {
  await show();
  await choose('x'.repeat(500_001));
  await expect.element(page.getByText('This file is larger than 500 kB: split it.')).toBeInTheDocument();
  expect(broker.sent).toEqual([]);
});

test('a mistake leaves nothing to save', async () => {
  broker.answers.previewGradeImport = {
    digest: '',
    changes: previewOf('x', null).changes,
    problems: [{ row: 3, column: 'Challenge [7]', message: '“E” is no grade.' }],
    unchanged: 2,
  };
  await show();
  await choose(FILE);
  await expect.element(row()).toHaveTextContent('3Challenge [7]“E” is no grade.');
  await expect.element(page.getByRole('button', { name: /^Save/ })).toBeDisabled();
});
