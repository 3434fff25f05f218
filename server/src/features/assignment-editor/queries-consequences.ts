import { planConsequences, type ItemChange } from '@bcs/contract/features/assignment-editor/consequences';
import type { AssignmentConsequences } from '@bcs/contract/features/assignment-editor/model';
import type { ClassItem } from '@bcs/contract/features/cohort-health/facts';
import { assignmentState } from '@bcs/contract/features/coursework/assignment-state';
import { isAcademic } from '@bcs/contract/features/enrollments/contexts';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { HealthClassRow } from '#features/cohort-health/queries';
import { findClassAsAdmin } from '#features/cohort-health/queries-as-admin';
import { findState } from '#features/classes/queries-class';
import { dueOf } from '#features/coursework/queries-assignment';
import type { Context } from '#kernel/context';
import { pick } from '#kernel/pick';
import { planDigest } from '#kernel/planned';
import type { StoredAssignment } from './queries.ts';

const rowOf = pick('id', 'title', 'contextId', 'dueDate', 'bufferDays', 'required', 'requiredForGraduation', 'prework');

/** The item as the class counts it at the moment; null where it does not. */
function counted(
  assignment: StoredAssignment | null,
  { hidesCareers, timeZone }: HealthClassRow,
  now: Instant,
): ClassItem | null {
  if (!assignment || assignmentState(assignment, now) !== 'released') return null;
  if (hidesCareers && !isAcademic(assignment)) return null;
  return { ...rowOf(assignment), effectiveDueDate: dueOf(assignment, timeZone) };
}

/** Picks the fields of an assignment that students read, to be compared. */
const readOf = ({
  id: _id,
  contextId: _context,
  draft: _draft,
  releaseAt: _at,
  version: _version,
  ...read
}: StoredAssignment) => JSON.stringify({ ...read, tied: null });

/** An assignment as it stands and as it would; null: it does not stand yet. */
export type StoredChange = Readonly<{ before: StoredAssignment | null; after: StoredAssignment }>;

/** The plan of a save, bound by a digest over the assignments before and after and all effects. ADM-044, ADM-097 */
export interface SavePlan extends AssignmentConsequences {
  readonly changes: readonly ItemChange[];
  readonly digest: string;
}

/** One function makes the plan for the preview and for the writing. */
export const planSave = async (context: Context, stored: readonly StoredChange[]): Promise<SavePlan> =>
  (await planSaves(context, stored)).whole;

/** Plans several changes at once, and what would follow from each of them alone. ADM-103 */
export async function planSaves(
  context: Context,
  stored: readonly StoredChange[],
): Promise<Readonly<{ whole: SavePlan; alone: (place: number) => AssignmentConsequences }>> {
  const { db, viewer, now } = context;
  const { row: found, factsOf, named } = await findClassAsAdmin(context);
  // with the items as they are stored, whatever their state: the work on them comes along
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
