import type { AssignmentConsequences } from '@bcs/contract/features/assignment-editor/model';
import type { ShownValue, TakenItem } from '@bcs/contract/features/course-files/model';
import type { ItemOutcome } from '@bcs/contract/features/course-files/outcome';
import type { ItemKey } from '@bcs/contract/features/course-files/three-way';
import { placeDue, placeOpening, placeSession } from '@bcs/contract/features/curricula/placed-dates';
import { dueInWords, placeInWords } from '@bcs/contract/features/curricula/place-words';
import type { AssignmentFile, Due, Moment, ResourceFile, SessionFile } from '@bcs/contract/features/curricula/model';
import type { FolderItem } from '#kernel/course-folder/folder';
import type { SourceComparison } from './compare.ts';
import { assignmentFields, sessionFields } from './fields.ts';
import type { Writes } from './writes.ts';

/** The facts of the plan about items, besides their differences. */
interface Planned {
  readonly writes: Pick<Writes, 'newSessions' | 'newAssignments' | 'unplaced'>;
  /** The consequences of one item. */
  readonly followsOf: (item: ItemKey) => AssignmentConsequences | null;
  readonly warningsOf: (item: ItemKey) => TakenItem['warnings'];
}
const NOTHING_PLANNED: Planned = {
  writes: { newSessions: [], newAssignments: [], unplaced: new Map() },
  followsOf: () => null,
  warningsOf: () => [],
};

function inWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}

const resourceInWords = (resource: ResourceFile): string =>
  `${resource.title} (${'url' in resource ? resource.url : resource.file})`;

type Found = FolderItem<SessionFile> | FolderItem<AssignmentFile>;
type Written = Readonly<Record<string, unknown>>;
const writtenOf = (kind: ItemOutcome['kind'], item: Found): Written =>
  kind === 'session'
    ? sessionFields(item as FolderItem<SessionFile>)
    : assignmentFields(item as FolderItem<AssignmentFile>);

/** Formats a field for people; a place includes the moment to which it corresponds. */
function shownValue(field: string, kind: ItemOutcome['kind'], item: Found, at: string | null): ShownValue {
  const value = writtenOf(kind, item)[field];
  if (field === 'when' || field === 'opens') return { words: placeInWords(value as Moment), at };
  if (field === 'due') return { words: dueInWords(value as Due), at };
  if (field === 'resources')
    return { words: (value as readonly ResourceFile[]).map(resourceInWords).join('\n'), at: null };
  return { words: inWords(value), at: null };
}

type Placed = 'when' | 'opens' | 'due';
const isPlaced = (field: string): field is Placed => ['when', 'opens', 'due'].includes(field);

/** Builds the items of a comparison with everything that users need to decide. ADM-103, ADM-108, ADM-109 */
export function shownItems(
  { items, content, to, outcomes, submitted }: SourceComparison,
  { writes, followsOf, warningsOf }: Planned = NOTHING_PLANNED,
): TakenItem[] {
  const byKey = <One extends { readonly key: string }>(all: readonly One[]) =>
    new Map(all.map((one) => [one.key, one]));
  const here = { session: byKey(items.sessions), assignment: byKey(items.assignments) };
  const there = { session: byKey(content.sessions), assignment: byKey(content.assignments) };
  const made = { session: byKey(writes.newSessions), assignment: byKey(writes.newAssignments) };
  const startOf = (key: string) => here.session.get(key)?.stored.startTime ?? null;

  const atThere = (key: string, field: Placed): string | null => {
    const session = there.session.get(key);
    if (field === 'when') return (session && placeSession(session.facts, to)?.at.startTime) ?? null;
    const assignment = there.assignment.get(key);
    if (!assignment) return null;
    const { opens, due } = assignment.facts;
    return (field === 'opens' ? placeOpening(opens, to)?.at : placeDue(due, to, startOf)?.at) ?? null;
  };
  const atHere = (key: string, field: Placed): string | null => {
    if (field === 'when') return startOf(key);
    const stored = here.assignment.get(key)?.stored;
    return (field === 'opens' ? stored?.assignmentDate : stored?.dueDate) ?? null;
  };
  return outcomes.map((outcome) => {
    const { kind, key } = outcome;
    const [standing, source, one] = [here[kind].get(key), there[kind].get(key), made[kind].get(key)];
    const facts = (standing ?? source)?.facts;
    const differs = outcome.differs.flatMap((difference) => {
      const { field } = difference;
      if (!standing || !source) return [];
      const [thereAt, hereAt] = isPlaced(field) ? [atThere(key, field), atHere(key, field)] : [null, null];
      return [
        {
          ...difference,
          there: shownValue(field, kind, source, thereAt),
          here: shownValue(field, kind, standing, hereAt),
        },
      ];
    });
    return {
      ...outcome,
      problem: outcome.problem ?? (kind === 'assignment' ? writes.unplaced.get(key) : null) ?? null,
      differs,
      id: standing?.stored.id ?? null,
      name: facts ? ('name' in facts ? facts.name : facts.title) : key,
      startsAt: one ? ('dueDate' in one.fields ? one.fields.dueDate : one.fields.startTime) : null,
      holiday: one?.holiday ?? null,
      submitted: kind === 'assignment' && standing ? (submitted.get(standing.stored.id) ?? 0) : 0,
      follows: followsOf(outcome),
      warnings: warningsOf(outcome),
    };
  });
}
