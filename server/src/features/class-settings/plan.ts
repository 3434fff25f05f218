import { changedVerdicts } from '@bcs/contract/features/assignment-editor/consequences';
import type { ClassSettings, SettingsConsequences } from '@bcs/contract/features/class-settings/model';
import { keyOf, type Dated, type Item } from '@bcs/contract/features/scheduling/dated';
import { settledDates } from '@bcs/contract/features/scheduling/settled-dates';
import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import type { ClassRow } from '#features/cohort-health/queries';
import { findClassAsAdmin } from '#features/cohort-health/queries-as-admin';
import { planDigest } from '#kernel/plan-digest';
import { findItems, type StoredSettings } from './queries.ts';

interface Context {
  readonly db: Db;
  readonly viewer: ClassAdministrator;
  readonly now: Instant;
}
type Keeps = 'local times' | 'instants';

/** What saving would do, bound by a digest over the settings before and after and all that follows. ADM-044 */
export interface SettingsPlan extends SettingsConsequences {
  readonly moved: readonly Dated[];
  readonly digest: string;
}

const datesOf = ({ startDate, endDate, timeZone }: ClassSettings) => ({
  startDay: startDate,
  endDay: endDate,
  timeZone,
  holidays: [],
});

/** The class with other limits, days and dates, as every rule would read it. */
function becoming(row: ClassRow, to: ClassSettings, moved: readonly Dated[]): ClassRow {
  const at = new Map(moved.map(({ item, new: span }) => [keyOf(item), span]));
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
    sessions: row.sessions.map((each) => ({ ...each, ...at.get(keyOf({ kind: 'session', id: each.id })) })),
    items: row.items.map((each) => ({
      ...each,
      dueDate: at.get(keyOf({ kind: 'assignment', id: each.id }))?.endTime ?? each.dueDate,
    })),
  };
}

/** Whose verdict changes, by name. ADM-099 */
async function verdictsOf(context: Context, to: ClassSettings, moved: readonly Dated[]) {
  const { row, factsOf, named } = await findClassAsAdmin(context);
  const [was, will] = [factsOf(row), factsOf(becoming(row, to, moved))];
  const active = was.students.filter((student) => student.active);
  return named(changedVerdicts(was.frame, will.frame, active, context.now));
}

/** One function makes the plan for the preview and for the writing. ADM-077, ADM-099 */
export async function planSettings(
  context: Context,
  { version, settings: from }: StoredSettings,
  to: ClassSettings,
  keeps: Keeps,
  holds: boolean,
): Promise<SettingsPlan> {
  const items = await findItems(context.db, context.viewer, holds);
  const gone = new Set<Item>(items.filter((item) => item.gone));
  const was = new Map(settledDates(items, from, datesOf(from), keeps).map((each) => [each.item, each.outside]));
  const dates = settledDates(items, from, datesOf(to), keeps);
  const isMoved = ({ old, new: next }: Dated) => old.startTime !== next.startTime || old.endTime !== next.endTime;
  const moved = dates.filter(isMoved);
  const shown = dates
    .filter((each) => isMoved(each) || (each.outside !== null && each.outside !== was.get(each.item)))
    .filter(({ item }) => !gone.has(item))
    .map(({ item: { kind, id, name }, old, new: next, outside }) => ({
      kind,
      id,
      name,
      from: old.startTime,
      to: next.startTime,
      outside,
    }));
  const follows = { items: shown, verdicts: await verdictsOf(context, to, moved) };
  return { ...follows, moved, digest: planDigest([version, from, to, keeps, follows]) };
}
