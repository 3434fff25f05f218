import type { ItemChange } from '@bcs/contract/features/assignment-editor/consequences';
import type { AssignmentConsequences } from '@bcs/contract/features/assignment-editor/model';
import { planSave, type StoredChange } from '#features/assignment-editor/queries-consequences';
import type { Context } from '#kernel/context';

export const NOTHING_DUE: AssignmentConsequences = {
  submissionsBecomeLate: 0,
  submissionsNoLongerLate: 0,
  studentsBecomeOverdue: 0,
  studentsNoLongerOverdue: 0,
  studentsTold: 0,
  studentsSee: 0,
  verdicts: [],
};

/** Plans the consequences of changed due dates for students; without any, nothing is queried. ADM-096, ADM-097 */
export async function planDue(
  context: Context,
  dueDates: readonly StoredChange[],
): Promise<{ counted: readonly ItemChange[]; due: AssignmentConsequences }> {
  if (dueDates.length === 0) return { counted: [], due: NOTHING_DUE };
  const { digest: _own, changes: counted, ...due } = await planSave(context, dueDates);
  return { counted, due };
}
