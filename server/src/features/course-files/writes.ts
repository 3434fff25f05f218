import type { AssignmentFields } from '@bcs/contract/features/assignment-editor/model';
import { needsChoice, type ItemOutcome } from '@bcs/contract/features/course-files/outcome';
import type { SessionFields } from '@bcs/contract/features/session-editor/model';
import type { SessionChange } from '@bcs/contract/features/session-editor/changed-sessions';
import { firstReleaseState } from '@bcs/contract/features/coursework/assignment-state';
import { dueOfTie } from '@bcs/contract/features/scheduling/ties';
import { startOfDay, type Day, type Instant, type Zone } from '@bcs/contract/kernel/clock';
import { findFollowing } from '#features/assignment-editor/queries-write';
import { findStoredOf, type StoredAssignment } from '#features/assignment-editor/queries';
import type { StoredChange } from '#features/assignment-editor/queries-consequences';
import { findHeldSessions, type StoredSession } from '#features/session-editor/queries';
import type { Context } from '#kernel/context';
import type { StoredResource } from '@bcs/contract/features/resources/model';
import type { SourceComparison } from './compare.ts';
import type { ResourceFiles } from './source.ts';
import { storedResources } from './stored-resources.ts';
import {
  toWantedAssignment,
  changedAssignment,
  changedSession,
  toWantedSession,
  type AnchorSession,
  type AnchorSessions,
} from './wanted-items.ts';

/** A new item with its source's key. */
export type NewItem<Fields> = Readonly<{ key: string; fields: Fields; holiday: string | null }>;
export type SessionUpdate = SessionChange & Readonly<{ before: StoredSession; after: StoredSession }>;
export type ChangedAssignment = StoredChange & { readonly before: StoredAssignment };

/** The resources that a session gets, and their description for the history. */
export interface GivenResources {
  readonly sessionId: number;
  readonly name: string;
  readonly before: readonly StoredResource[];
  readonly resources: readonly StoredResource[];
}

/** Everything that a take-over writes. */
export interface Writes {
  readonly newSessions: readonly NewItem<SessionFields>[];
  readonly newAssignments: readonly NewItem<AssignmentFields>[];
  /** The reasons why ticked assignments cannot get a date, by key. */
  readonly unplaced: ReadonlyMap<string, string>;
  readonly sessions: readonly SessionUpdate[];
  readonly assignments: readonly ChangedAssignment[];
  /** Due dates that move along with their sessions. */
  readonly following: readonly StoredChange[];
  /** The new resources of sessions; new sessions are identified by their index. */
  readonly resources: readonly GivenResources[];
  readonly cancelled: readonly StoredSession[];
  readonly archived: readonly StoredAssignment[];
}

/** A provisional id for a new session, derived from its index. */
export const idOfNew = (place: number): number => -1 - place;

const fieldsTaken = ({ differs }: ItemOutcome): string[] =>
  differs.flatMap(({ field, takes }) => (takes === 'there' ? field : []));

/**
 * Works out what to write after a comparison.
 * @param holds whether to lock the rows until the transaction ends
 */
export async function planWrites(
  { db, viewer, now }: Context,
  { items, content, to, outcomes }: SourceComparison,
  files: ResourceFiles,
  isPublished: boolean,
  holds: boolean,
): Promise<Writes> {
  const taken = outcomes.filter((outcome) => outcome.takes && !needsChoice(outcome));
  const of = (kind: ItemOutcome['kind'], ...which: ItemOutcome['outcome'][]) =>
    taken.filter((outcome) => outcome.kind === kind && which.includes(outcome.outcome));
  const [sessionsThere, assignmentsThere] = [
    new Map(content.sessions.map((item) => [item.key, item])),
    new Map(content.assignments.map((item) => [item.key, item])),
  ];
  const [sessionsHere, assignmentsHere] = [
    new Map(items.sessions.map(({ key, stored }) => [key, stored])),
    new Map(items.assignments.map(({ key, stored }) => [key, stored])),
  ];
  const sessionIds = of('session', 'changed', 'changed here', 'gone').flatMap(
    ({ key }) => sessionsHere.get(key)?.id ?? [],
  );
  const assignmentIds = of('assignment', 'changed', 'changed here', 'gone').flatMap(
    ({ key }) => assignmentsHere.get(key)?.id ?? [],
  );
  const storedSessions = new Map(
    (await findHeldSessions(db, viewer, sessionIds, holds)).map((session) => [session.id, session]),
  );
  const storedAssignments = new Map(
    (await findStoredOf(db, viewer, assignmentIds, holds)).map((assignment) => [assignment.id, assignment]),
  );
  const storedSession = ({ key }: ItemOutcome) => storedSessions.get(sessionsHere.get(key)?.id ?? 0);
  const storedAssignment = ({ key }: ItemOutcome) => storedAssignments.get(assignmentsHere.get(key)?.id ?? 0);

  const newSessions = of('session', 'new', 'left here').flatMap(({ key }) => {
    const item = sessionsThere.get(key);
    const wanted = item && toWantedSession(item, to);
    return wanted ? [{ key, ...wanted }] : [];
  });
  const sessions = of('session', 'changed', 'changed here').flatMap((outcome) => {
    const [before, item] = [storedSession(outcome), sessionsThere.get(outcome.key)];
    return before && item ? [{ before, after: changedSession(before, fieldsTaken(outcome), item, to) }] : [];
  });
  const resources = [
    ...newSessions.map(({ key, fields }, place) => ({ key, sessionId: idOfNew(place), name: fields.name, before: [] })),
    ...of('session', 'changed', 'changed here')
      .filter((outcome) => fieldsTaken(outcome).includes('resources'))
      .flatMap(({ key }) => {
        const here = sessionsHere.get(key);
        return here ? [{ key, sessionId: here.id, name: here.name, before: here.resources }] : [];
      }),
  ].flatMap(({ key, ...session }): GivenResources[] => {
    const given = storedResources(sessionsThere.get(key), files);
    return given.length === 0 && session.before.length === 0 ? [] : [{ ...session, resources: given }];
  });
  const anchors = new Map<string, AnchorSession>([
    ...[...sessionsHere].map(([key, { id, startTime }]): [string, AnchorSession] => [key, { id, startTime }]),
    ...newSessions.map(({ key, fields }, place): [string, AnchorSession] => [
      key,
      { id: idOfNew(place), startTime: fields.startTime },
    ]),
  ]);
  const moved = new Map(sessions.map(({ after }) => [after.id, after.startTime]));
  const movedTo = (anchor: AnchorSession): AnchorSession => ({
    ...anchor,
    startTime: moved.get(anchor.id) ?? anchor.startTime,
  });
  const ofMeetings = new Map(
    [
      ...items.sessions.flatMap(({ facts, stored }) => (facts.category === 'class' ? [movedTo(stored)] : [])),
      ...newSessions.flatMap(({ key, fields }) => (fields.category === 'class' ? (anchors.get(key) ?? []) : [])),
    ].map(({ id, startTime }) => [startTime, { id, startTime }]),
  );
  const anchored: AnchorSessions = {
    session: (key) => {
      const anchor = anchors.get(key);
      return anchor ? movedTo(anchor) : null;
    },
    meeting: (number) => ofMeetings.get(to.meetings[number - 1]?.startTime ?? '') ?? null,
  };
  // in a published class, only staff release new work
  const beginsAs = (opens: Day) =>
    isPublished ? { draft: true, releaseAt: null } : firstReleaseState(startOfDay(opens, viewer.timeZone), now);
  const newAssignments = of('assignment', 'new', 'left here').flatMap(({ key }) => {
    const item = assignmentsThere.get(key);
    const wanted = item && toWantedAssignment(item, to, anchored, beginsAs);
    return wanted ? [{ key, ...wanted }] : [];
  });
  const written = new Set(newAssignments.map(({ key }) => key));
  const unplaced = new Map(
    of('assignment', 'new', 'left here').flatMap(({ key }) => {
      const session = assignmentsThere.get(key)?.facts.due.session ?? null;
      if (written.has(key) || session === null || anchors.has(session)) return [];
      return [[key, `It is due with sessions/${session}.md, which this class does not have.`] as const];
    }),
  );
  const assignments = of('assignment', 'changed', 'changed here').flatMap((outcome) => {
    const [before, item] = [storedAssignment(outcome), assignmentsThere.get(outcome.key)];
    return before && item
      ? [{ before, after: changedAssignment(before, fieldsTaken(outcome), item, to, anchored) }]
      : [];
  });
  const starts = [...moved].map(([id, startTime]) => ({ id, startTime }));
  const direct = new Set(assignments.map(({ before }) => before.id));
  const following = starts.length === 0 ? [] : await findFollowing(db, viewer, starts, holds);
  return {
    newSessions,
    newAssignments,
    unplaced,
    sessions,
    resources,
    assignments: assignments.map((change) => withFollowing(change, moved, viewer.timeZone)),
    following: following.filter(({ after }) => !direct.has(after.id)),
    cancelled: of('session', 'gone').flatMap((outcome) => storedSession(outcome) ?? []),
    archived: of('assignment', 'gone').flatMap((outcome) => storedAssignment(outcome) ?? []),
  };
}

/** Adds due dates that stay tied to sessions that move. ADM-096 */
function withFollowing(
  { before, after }: ChangedAssignment,
  moved: ReadonlyMap<number, Instant>,
  zone: Zone,
): ChangedAssignment {
  const start = after.tied && moved.get(after.tied.sessionId);
  return after.tied && start
    ? { before, after: { ...after, dueDate: dueOfTie(after.tied.tie, start, zone) } }
    : { before, after };
}
