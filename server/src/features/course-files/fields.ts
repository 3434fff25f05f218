import { countsFromMeeting, toDueTie, tieToMeeting } from '@bcs/contract/features/curricula/due-ties';
import type { AssignmentFile, Due, Moment, ResourceFile, SessionFile } from '@bcs/contract/features/curricula/model';
import {
  placeDue,
  placeOpening,
  placeSession,
  type TargetCalendar,
} from '@bcs/contract/features/curricula/placed-dates';
import type { ItemFields } from '@bcs/contract/features/course-files/three-way';
import type { ClassAssignment, CurriculumSession } from '#features/curricula/queries';
import { MINUTE, msOf, type Instant } from '@bcs/contract/kernel/clock';
import type { FolderItem } from '#kernel/course-folder/folder';

const placeOf = ({ meeting, days, day, time }: Moment): Moment => ({ meeting, days, day, time });

/** The fields of a session as they are written; its time is one field. */
export const sessionFields = ({ facts, text }: FolderItem<SessionFile>) => ({
  name: facts.name,
  category: facts.category,
  chapter: facts.chapter,
  summary: facts.summary,
  when: placeOf(facts),
  minutes: facts.minutes,
  resources: facts.resources,
  text,
});

export const assignmentFields = ({ facts, text }: FolderItem<AssignmentFile>) => ({ ...facts, text });

const minutesOf = ({ startTime, endTime }: { startTime: Instant; endTime: Instant }): number =>
  Math.max(1, Math.round((msOf(endTime) - msOf(startTime)) / MINUTE));

/** Finds the key of a stored file by its name; null if unknown. */
export type FileKeyLookup = (name: string) => string | null;

/** Compares resources by their destination. */
const meantResources = (resources: readonly ResourceFile[], keyOf: FileKeyLookup) =>
  resources.map((resource) =>
    'url' in resource ? resource : { title: resource.title, key: keyOf(resource.file) ?? resource.file },
  );

/**
 * A session of a source with its dates in the class.
 * @param here the stored session, whose length applies if the source has none
 */
export function sourceSession(
  item: FolderItem<SessionFile>,
  to: TargetCalendar,
  here: Pick<CurriculumSession, 'startTime' | 'endTime'> | null,
  keyOf: FileKeyLookup,
): ItemFields {
  const written = sessionFields(item);
  const placed = placeSession(item.facts, to)?.at;
  const minutes = item.facts.minutes ?? (here ? minutesOf(here) : placed ? minutesOf(placed) : null);
  const resources = meantResources(item.facts.resources, keyOf);
  return { written, meant: { ...written, when: placed?.startTime ?? null, minutes, resources } };
}

/** A session of the class as fields. */
export function classSession(item: FolderItem<SessionFile> & { readonly stored: CurriculumSession }): ItemFields {
  const written = sessionFields(item);
  const { startTime, resources } = item.stored;
  const led = resources.map((each) =>
    each.kind === 'link' ? { title: each.title, url: each.url } : { title: each.title, key: each.fileKey },
  );
  return { written, meant: { ...written, when: startTime, minutes: minutesOf(item.stored), resources: led } };
}

/** Formats a due date that is tied to a session for comparison, independent of when the session is. */
const tiedAs = (due: Due): string =>
  JSON.stringify(due.meeting === null ? [due.session, toDueTie(due)] : [due.meeting, tieToMeeting(due)]);

type Stored = Pick<ClassAssignment, 'tied'>;
const hangsOnMeeting = (here: Stored | null): boolean => here?.tied != null && countsFromMeeting(here.tied.tie);

/**
 * An assignment of a source with its dates in the class.
 * @param here the stored assignment; if it counts from a meeting, that is compared
 */
export function sourceAssignment(
  item: FolderItem<AssignmentFile>,
  to: TargetCalendar,
  here: Stored | null,
): ItemFields {
  const written = assignmentFields(item);
  const { opens, due } = item.facts;
  const isTied = due.session !== null || (due.meeting !== null && hangsOnMeeting(here));
  const meantDue = isTied ? tiedAs(due) : placeDue(due, to, () => null)?.at;
  return { written, meant: { ...written, opens: placeOpening(opens, to)?.at ?? null, due: meantDue ?? null } };
}

export function classAssignment(item: FolderItem<AssignmentFile> & { readonly stored: ClassAssignment }): ItemFields {
  const written = assignmentFields(item);
  const { due } = item.facts;
  const { assignmentDate: opens, dueDate } = item.stored;
  const isTied = due.session !== null || (due.meeting !== null && hangsOnMeeting(item.stored));
  return { written, meant: { ...written, opens, due: isTied ? tiedAs(due) : dueDate } };
}
