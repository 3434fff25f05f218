import { contextOfKind } from '@bcs/contract/features/scheduling/kinds';
import { KIND_IS_FIXED } from '@bcs/contract/features/assignment-editor/failures';
import { SESSION_KIND_STAYS } from '@bcs/contract/features/session-editor/failures';
import type { AssignmentFile, SessionFile } from '@bcs/contract/features/curricula/model';
import type { TargetCalendar } from '@bcs/contract/features/curricula/placed-dates';
import { itemKeyText, type ItemFields } from '@bcs/contract/features/course-files/three-way';
import type { ClassItem, SourceItem, ComparedFacts } from '@bcs/contract/features/course-files/outcome';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { ItemOfClass, ItemsOfClass } from '#features/curricula/queries-items';
import type { ClassAssignment, CurriculumSession } from '#features/curricula/queries';
import type { FolderItem } from '#kernel/course-folder/folder';
import { classAssignment, sourceAssignment, classSession, sourceSession } from './fields.ts';
import type { ItemAsBrought } from './queries.ts';
import type { FilesByKey, SourceContent } from './source.ts';

type SessionOfClass = ItemOfClass<SessionFile, CurriculumSession>;
type AssignmentOfClass = ItemOfClass<AssignmentFile, ClassAssignment>;

/** A class and a source, with everything needed to describe their differences. */
export interface ComparedSides {
  readonly content: SourceContent;
  readonly resources: FilesByKey;
  readonly items: ItemsOfClass;
  readonly to: TargetCalendar;
  readonly bases: readonly ItemAsBrought[];
  readonly leftHere: readonly Readonly<{ kind: 'session' | 'assignment'; key: string }>[];
  /** The number of students who have submitted an assignment of the class, by its id. */
  readonly submitted: ReadonlyMap<number, number>;
  readonly now: Instant;
}

/**
 * Matches items without keys by number: the n-th class of the source is the n-th class here, so that a plan can fill
 * sessions made by a weekly rule. ADM-103
 */
export function namedBySource(items: ItemsOfClass, content: SourceContent): ItemsOfClass {
  const numbers = new Map(
    content.sessions.flatMap(({ key, facts }) => (facts.category === 'class' ? [[facts.meeting, key] as const] : [])),
  );
  const taken = new Set(items.sessions.map(({ key }) => key));
  const named = ({ key, facts, stored }: SessionOfClass): string => {
    const there = stored.key === null && facts.category === 'class' ? numbers.get(facts.meeting) : undefined;
    return there === undefined || taken.has(there) ? key : there;
  };
  return { ...items, sessions: items.sessions.map((session) => ({ ...session, key: named(session) })) };
}

const isEmpty = ({ text, facts, stored }: SessionOfClass): boolean =>
  stored.key === null && text === '' && facts.summary === '';

/** The fields that can no longer change after a session has begun. ADM-083 */
const BEGUN = ['when', 'minutes'];

const hereOfSession = (item: SessionOfClass, now: Instant): ClassItem => ({
  kind: 'session',
  key: item.key,
  fields: classSession(item),
  isEmpty: isEmpty(item),
  hasWork: false,
  settled: item.stored.startTime <= now ? BEGUN : [],
  hasBegun: item.stored.startTime <= now,
});

const hereOfAssignment = (item: AssignmentOfClass, submitted: number): ClassItem => ({
  kind: 'assignment',
  key: item.key,
  fields: classAssignment(item),
  isEmpty: false,
  hasWork: submitted > 0,
  settled: [],
  hasBegun: false,
});

function problemOfSession({ facts }: FolderItem<SessionFile>, here: SessionOfClass | undefined): string | null {
  return here && contextOfKind(here.facts) !== contextOfKind(facts) ? SESSION_KIND_STAYS.message : null;
}

function problemOfAssignment(
  { facts }: FolderItem<AssignmentFile>,
  here: AssignmentOfClass | undefined,
): string | null {
  return here && here.facts.kind !== facts.kind ? KIND_IS_FIXED.message : null;
}

/** Prepares both sides for the comparison, with what the source last brought. */
export function composeSides({
  content,
  resources,
  items,
  to,
  bases,
  leftHere,
  submitted,
  now,
}: ComparedSides): ComparedFacts {
  const [sessions, assignments] = [
    new Map(items.sessions.map((item) => [item.key, item])),
    new Map(items.assignments.map((item) => [item.key, item])),
  ];
  const there: SourceItem[] = [
    ...content.sessions.map((item): SourceItem => {
      const here = sessions.get(item.key);
      const keyOf = (name: string) => resources[`sessions/${item.key}/${name}`]?.fileKey ?? null;
      const fields = sourceSession(item, to, here?.stored ?? null, keyOf);
      return { kind: 'session', key: item.key, fields, problem: problemOfSession(item, here) };
    }),
    ...content.assignments.map((item): SourceItem => {
      const here = assignments.get(item.key);
      const fields = sourceAssignment(item, to, here?.stored ?? null);
      return { kind: 'assignment', key: item.key, fields, problem: problemOfAssignment(item, here) };
    }),
  ];
  const brought = new Map(
    bases.map((base): [string, ItemFields] => [
      itemKeyText(base),
      base.kind === 'session'
        ? sourceSession(
            base as unknown as FolderItem<SessionFile>,
            to,
            sessions.get(base.key)?.stored ?? null,
            (name) => base.keys?.[name] ?? null,
          )
        : sourceAssignment(
            base as unknown as FolderItem<AssignmentFile>,
            to,
            assignments.get(base.key)?.stored ?? null,
          ),
    ]),
  );
  return {
    there,
    here: [
      ...items.sessions.map((item) => hereOfSession(item, now)),
      ...items.assignments.map((item) => hereOfAssignment(item, submitted.get(item.stored.id) ?? 0)),
    ],
    brought,
    leftHere: new Set(leftHere.map(itemKeyText)),
  };
}
