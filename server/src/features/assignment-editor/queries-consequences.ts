import { planConsequences, type ItemChange } from '@bcs/contract/features/assignment-editor/consequences';
import type { AssignmentConsequences } from '@bcs/contract/features/assignment-editor/model';
import type { ClassItem } from '@bcs/contract/features/cohort-health/facts';
import { assignmentState } from '@bcs/contract/features/coursework/assignment-state';
import { isAcademic } from '@bcs/contract/features/enrollments/contexts';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { HealthClassRow } from '#features/cohort-health/queries';
import { findClassAsAdmin } from '#features/cohort-health/queries-as-admin';
import { findState } from '#features/classes/queries-class';
import { finalDueDate } from '#features/coursework/queries-assignment';
import type { Context } from '#kernel/context';
import { pick } from '#kernel/pick';
import { planDigest } from '#kernel/planned';
import type { StoredAssignment } from './queries.ts';

const rowOf = pick('id', 'title', 'contextId', 'dueDate', 'bufferDays', 'required', 'requiredForGraduation', 'prework');

/** The item as the class counts it at this moment; null if it does not count. */
function counted(
  assignment: StoredAssignment | null,
  { hidesCareers, timeZone }: HealthClassRow,
  now: Instant,
): ClassItem | null {
  if (!assignment || assignmentState(assignment, now) !== 'released') return null;
  if (hidesCareers && !isAcademic(assignment)) return null;
  return { ...rowOf(assignment), effectiveDueDate: finalDueDate(assignment, timeZone) };
}

/** Picks the fields of an assignment that students read, for comparison. */
const readOf = ({
  id: _id,
  contextId: _context,
  draft: _draft,
  releaseAt: _at,
  version: _version,
  ...read
}: StoredAssignment) => JSON.stringify({ ...read, tied: null });

/** An assignment before and after a change; null before if it is new. */
export type StoredChange = Readonly<{ before: StoredAssignment | null; after: StoredAssignment }>;

/**
 * The plan of a save, identified by a digest of the assignments before and after and of all consequences. ADM-044,
 * ADM-097
 */
export interface SavePlan extends AssignmentConsequences {
  readonly changes: readonly ItemChange[];
  readonly digest: string;
}

/** Plans a save, for both the preview and the save itself. */
export const planSave = async (context: Context, stored: readonly StoredChange[]): Promise<SavePlan> =>
  (await planSaves(context, stored)).whole;

/** Plans several changes together, and the consequences of each one alone. ADM-103 */
export async function planSaves(
  context: Context,
  stored: readonly StoredChange[],
): Promise<Readonly<{ whole: SavePlan; alone: (place: number) => AssignmentConsequences }>> {
  const { db, viewer, now } = context;
  const { row: found, factsOf, named } = await findClassAsAdmin(context);
  // includes the items in any state, with the work on them
  const changing = new Set(stored.map(({ after }) => after.id));
  const others = found.items.filter(({ id }) => !changing.has(id));
  const { frame, students } = factsOf({ ...found, items: [...others, ...stored.map(({ after }) => rowOf(after))] });
  const changes = stored.map(({ before, after }) => ({
    before: counted(before, found, now),
    after: counted(after, found, now),
    reads: { before: before && readOf(before), after: readOf(after) },
  }));
  const isDraft = (await findState(db, viewer)) === 'draft';
  const readers = isDraft ? 0 : students.filter(({ active }) => active).length;
  const isSeen = ({ before, after, reads }: (typeof changes)[number]): boolean =>
    (before && reads.before) !== (after && reads.after);
  const followsFrom = (some: typeof changes): AssignmentConsequences => {
    const { verdicts, ...numbers } = planConsequences(frame, students, some, now);
    return {
      ...numbers,
      studentsSee: some.some(isSeen) ? readers : 0,
      verdicts: named(verdicts),
    };
  };
  const follows = followsFrom(changes);
  const seen = stored.map(({ before, after }) => [before, { ...after, archivedAt: after.archivedAt !== null }]);
  return {
    whole: { ...follows, changes, digest: planDigest([seen, follows]) },
    alone: (place) => followsFrom(changes.slice(place, place + 1)),
  };
}
