import type { AssignmentFile, Due, SessionFile } from '@bcs/contract/features/curricula/model';
import {
  placeDue,
  placeOpening,
  placeSession,
  type TargetCalendar,
} from '@bcs/contract/features/curricula/placed-dates';
import { toDueTie, tieToMeeting } from '@bcs/contract/features/curricula/due-ties';
import type { AssignmentFields, ReleaseState } from '@bcs/contract/features/assignment-editor/model';
import type { SessionFields } from '@bcs/contract/features/session-editor/model';
import { MINUTE, plus, type Day, type Instant } from '@bcs/contract/kernel/clock';
import type { FolderItem } from '#kernel/course-folder/folder';

/** A session on which a due date can depend, with its id and start. */
export type AnchorSession = Readonly<{ id: number; startTime: Instant }>;
/** Finds the sessions on which due dates depend: by key, or a class meeting by its number. */
export type AnchorSessions = Readonly<{
  session: (key: string) => AnchorSession | null;
  meeting: (number: number) => AnchorSession | null;
}>;

/** Builds a session of the class from a source; null if it cannot get a date. */
export function toWantedSession({ facts, text }: FolderItem<SessionFile>, to: TargetCalendar) {
  const placed = placeSession(facts, to);
  if (!placed) return null;
  const fields: SessionFields = {
    category: facts.category,
    name: facts.name,
    chapter: facts.chapter,
    shortDescription: facts.summary,
    longDescription: text,
    ...placed.at,
    roomId: null,
  };
  return { fields, holiday: placed.holiday };
}

const KIND = (facts: AssignmentFile): AssignmentFields['kind'] => {
  if (facts.kind === 'career') return 'milestone';
  return facts.prework ? 'prework' : 'assignment';
};

/**
 * Finds the session to which a due date is tied, and with which it then moves; null for an independent date. ADM-074,
 * ADM-096
 */
function tiedIn(due: Due, anchors: AnchorSessions): AssignmentFields['tied'] {
  const anchor =
    due.session !== null ? anchors.session(due.session) : due.meeting === null ? null : anchors.meeting(due.meeting);
  return anchor && { sessionId: anchor.id, tie: due.session === null ? tieToMeeting(due) : toDueTie(due) };
}

/**
 * Builds an assignment of the class from a source.
 * @param beginsAs its release, depending on the day on which it opens
 */
export function toWantedAssignment(
  { facts, text }: FolderItem<AssignmentFile>,
  to: TargetCalendar,
  anchors: AnchorSessions,
  beginsAs: (opens: Day) => ReleaseState,
) {
  const opens = placeOpening(facts.opens, to);
  const due = placeDue(facts.due, to, (key) => anchors.session(key)?.startTime ?? null);
  if (!opens || !due) return null;
  const fields: AssignmentFields = {
    kind: KIND(facts),
    title: facts.title,
    header: facts.header,
    content: text,
    required: facts.required,
    requiredForGraduation: facts.requiredForGraduation,
    assignmentDate: opens.at,
    dueDate: due.at,
    tied: tiedIn(facts.due, anchors),
    minHours: facts.minHours,
    maxHours: facts.maxHours,
    ...beginsAs(opens.at),
  };
  return { fields, holiday: due.holiday };
}

/** Applies the chosen fields of the source to a session. */
export function changedSession<Standing extends SessionFields>(
  before: Standing,
  fields: readonly string[],
  item: FolderItem<SessionFile>,
  to: TargetCalendar,
): Standing {
  const there = toWantedSession(item, to)?.fields;
  if (!there) return before;
  const takes = (field: string) => fields.includes(field);
  const startTime = takes('when') ? there.startTime : before.startTime;
  const lasted = Date.parse(before.endTime) - Date.parse(before.startTime);
  const lasts = takes('minutes') && item.facts.minutes !== null ? item.facts.minutes * MINUTE : lasted;
  return {
    ...before,
    ...(takes('category') && { category: there.category }),
    ...(takes('name') && { name: there.name }),
    ...(takes('chapter') && { chapter: there.chapter }),
    ...(takes('summary') && { shortDescription: there.shortDescription }),
    ...(takes('text') && { longDescription: there.longDescription }),
    ...((takes('when') || takes('minutes')) && { startTime, endTime: plus(startTime, lasts) }),
  };
}

type EditedAssignment = Omit<AssignmentFields, 'kind'> & { readonly prework: boolean };

/** Applies the chosen fields of the source to an assignment. */
export function changedAssignment<Standing extends EditedAssignment>(
  before: Standing,
  fields: readonly string[],
  item: FolderItem<AssignmentFile>,
  to: TargetCalendar,
  anchors: AnchorSessions,
): Standing {
  const { draft, releaseAt } = before;
  const there = toWantedAssignment(item, to, anchors, () => ({
    draft,
    releaseAt,
  }))?.fields;
  if (!there) return before;
  const takes = (field: string) => fields.includes(field);
  return {
    ...before,
    ...(takes('prework') && { prework: item.facts.prework }),
    ...(takes('title') && { title: there.title }),
    ...(takes('header') && { header: there.header }),
    ...(takes('text') && { content: there.content }),
    ...(takes('required') && { required: there.required }),
    ...(takes('requiredForGraduation') && { requiredForGraduation: there.requiredForGraduation }),
    ...(takes('opens') && { assignmentDate: there.assignmentDate }),
    ...(takes('due') && { dueDate: there.dueDate, tied: there.tied }),
    ...(takes('minHours') && { minHours: there.minHours }),
    ...(takes('maxHours') && { maxHours: there.maxHours }),
  };
}
