import { contextOfKind } from '@bcs/contract/features/scheduling/kinds';
import { KIND_STAYS } from '@bcs/contract/features/assignment-editor/failures';
import { SESSION_KIND_STAYS } from '@bcs/contract/features/session-editor/failures';
import type { AssignmentFile, SessionFile } from '@bcs/contract/features/curricula/model';
import type { PlacedIn } from '@bcs/contract/features/curricula/placed-dates';
import { nameOf, type ItemFields } from '@bcs/contract/features/course-files/three-way';
import type { ItemHere, ItemThere, Sides } from '@bcs/contract/features/course-files/outcome';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { ItemOfClass, ItemsOfClass } from '#features/curricula/queries-items';
import type { ClassAssignment, CurriculumSession } from '#features/curricula/queries';
import type { FolderItem } from '#kernel/course-folder/folder';
import { assignmentHere, assignmentThere, sessionHere, sessionThere } from './fields.ts';
import type { ItemBase } from './queries.ts';
import type { KeptUnder, SourceContent } from './source.ts';

type SessionOfClass = ItemOfClass<SessionFile, CurriculumSession>;
type AssignmentOfClass = ItemOfClass<AssignmentFile, ClassAssignment>;

/** A class and a source next to each other, with what is needed to say what differs. */
export interface ComparedSides {
  readonly content: SourceContent;
  readonly resources: KeptUnder;
  readonly items: ItemsOfClass;
  readonly to: PlacedIn;
  readonly bases: readonly ItemBase[];
  readonly leftHere: readonly Readonly<{ kind: 'session' | 'assignment'; key: string }>[];
  /** The number of students who have handed in an assignment of the class, by its id. */
  readonly submitted: ReadonlyMap<number, number>;
  readonly now: Instant;
}

/**
 * A class that has never been in a file is known by its number: the n-th class of the source is the n-th here. So a plan can
 * fill sessions that a weekly rule has made. ADM-103
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

/** When something takes place that has begun is settled. ADM-083 */
const BEGUN = ['when', 'minutes'];

const hereOfSession = (item: SessionOfClass, now: Instant): ItemHere => ({
  kind: 'session',
  key: item.key,
  fields: sessionHere(item),
  isEmpty: isEmpty(item),
  hasWork: false,
  settled: item.stored.startTime <= now ? BEGUN : [],
  hasBegun: item.stored.startTime <= now,
});

const hereOfAssignment = (item: AssignmentOfClass, submitted: number): ItemHere => ({
  kind: 'assignment',
  key: item.key,
  fields: assignmentHere(item),
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
  return here && here.facts.kind !== facts.kind ? KIND_STAYS.message : null;
}

/** Both sides as the one rule compares them, and what the source brought last. */
export function composeSides({ content, resources, items, to, bases, leftHere, submitted, now }: ComparedSides): Sides {
  const [sessions, assignments] = [
    new Map(items.sessions.map((item) => [item.key, item])),
    new Map(items.assignments.map((item) => [item.key, item])),
  ];
  const there: ItemThere[] = [
    ...content.sessions.map((item): ItemThere => {
      const here = sessions.get(item.key);
      const keyOf = (name: string) => resources[`sessions/${item.key}/${name}`]?.fileKey ?? null;
      const fields = sessionThere(item, to, here?.stored ?? null, keyOf);
      return { kind: 'session', key: item.key, fields, problem: problemOfSession(item, here) };
    }),
    ...content.assignments.map((item): ItemThere => {
      const here = assignments.get(item.key);
      const fields = assignmentThere(item, to, here?.stored ?? null);
      return { kind: 'assignment', key: item.key, fields, problem: problemOfAssignment(item, here) };
    }),
  ];
  const brought = new Map(
    bases.map((base): [string, ItemFields] => [
      nameOf(base),
      base.kind === 'session'
        ? sessionThere(
            base as unknown as FolderItem<SessionFile>,
            to,
            sessions.get(base.key)?.stored ?? null,
            (name) => base.keys?.[name] ?? null,
          )
        : assignmentThere(base as unknown as FolderItem<AssignmentFile>, to, assignments.get(base.key)?.stored ?? null),
    ]),
  );
  return {
    there,
    here: [
      ...items.sessions.map((item) => hereOfSession(item, now)),
      ...items.assignments.map((item) => hereOfAssignment(item, submitted.get(item.stored.id) ?? 0)),
    ],
    brought,
    leftHere: new Set(leftHere.map(nameOf)),
  };
}
