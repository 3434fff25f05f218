import { changedVerdicts } from '@bcs/contract/features/assignment-editor/consequences';
import type { ClassSettings } from '@bcs/contract/features/class-settings/model';
import { itemKey, type Dated } from '@bcs/contract/features/scheduling/dated';
import type { HealthClassRow } from '#features/cohort-health/queries';
import { findClassAsAdmin } from '#features/cohort-health/queries-as-admin';
import type { Context } from '#kernel/context';

/** The class with other limits and dates, as the rules read it. */
function becoming(row: HealthClassRow, to: ClassSettings, moved: readonly Dated[]): HealthClassRow {
  const at = new Map(moved.map(({ item, new: span }) => [itemKey(item), span]));
  return {
    ...row,
    startDate: to.startDate,
    endDate: to.endDate,
    timeZone: to.timeZone,
    graduationRequirements: {
      maxAbsence: to.maxAbsence,
      maxRemoteAttendance: to.maxRemoteAttendance,
      maxMissedGeneralAssignment: to.maxMissedGeneralAssignment,
      maxMissedRequiredAssignment: to.maxMissedRequiredAssignment,
      minimumScoreRequired: to.minimumScoreRequired,
    },
    sessions: row.sessions.map((each) => ({ ...each, ...at.get(itemKey({ kind: 'session', id: each.id })) })),
    items: row.items.map((each) => ({
      ...each,
      dueDate: at.get(itemKey({ kind: 'assignment', id: each.id }))?.endTime ?? each.dueDate,
    })),
  };
}

/** Finds the students whose verdict changes with the settings, by name. ADM-099 */
export async function findChangedVerdicts(context: Context, to: ClassSettings, moved: readonly Dated[]) {
  const { row, factsOf, named } = await findClassAsAdmin(context);
  const [was, will] = [factsOf(row), factsOf(becoming(row, to, moved))];
  const active = was.students.filter((student) => student.active);
  return named(changedVerdicts(was.frame, will.frame, active, context.now));
}
