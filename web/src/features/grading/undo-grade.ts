import type { QueryClient } from '@tanstack/react-query';
import { UNMARKED } from '@bcs/contract/features/grading/mark';
import { toast } from '#kit/toasts.ts';
import { CallFailed } from '#lib/call-failed.ts';
import { write } from '#lib/send.ts';
import type { SavedMark } from './save-mark.ts';
import { SHEET_IS_CURRENT, writeMark, type SheetCell } from './sheet-cache.ts';

/** Takes back a grade that was just saved and shows the former one, in place of the note about the grade. */
export async function undoGrade(
  client: QueryClient,
  cell: SheetCell,
  { submissionId, version }: SavedMark,
  about?: string,
): Promise<void> {
  try {
    const { submissionGrade } = await write(client, 'undoSubmissionGrade', { submissionId, version }, SHEET_IS_CURRENT);
    writeMark(client, cell, submissionGrade?.grade ?? UNMARKED);
    const words = submissionGrade ? `Grade restored to ${submissionGrade.grade}.` : 'Grade removed.';
    toast(words, 'good', undefined, about);
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    if (error.status !== 401) toast(error.message, 'bad', undefined, about);
  }
}
