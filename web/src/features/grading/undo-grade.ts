import type { QueryClient } from '@tanstack/react-query';
import { UNMARKED } from '@bcs/contract/features/grading/mark';
import { toast } from '#kit/toasts.ts';
import { post } from '#lib/api.ts';
import { CallFailed } from '#lib/call-failed.ts';
import { READS_OF_GRADES } from './reads-of-grades.ts';
import type { Saved } from './save-mark.ts';
import { showMark, type CellOf } from './sheet-cache.ts';

/** Takes back a grade that was just given, and shows what stands again. */
export async function undoGrade(client: QueryClient, cell: CellOf, { submissionId, version }: Saved): Promise<void> {
  try {
    const { submissionGrade } = await post('undoSubmissionGrade', { submissionId, version });
    showMark(client, cell, submissionGrade?.grade ?? UNMARKED);
    for (const name of READS_OF_GRADES) void client.invalidateQueries({ queryKey: [name] });
    toast(submissionGrade ? `It stands at ${submissionGrade.grade} again.` : 'The grade was taken back.');
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    if (error.status !== 401) toast(error.message, 'bad');
  }
}
