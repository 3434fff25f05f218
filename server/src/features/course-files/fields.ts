import { countsFromMeeting, tieOf, tieToMeeting } from '@bcs/contract/features/curricula/due-ties';
import type { AssignmentFile, Due, Moment, ResourceFile, SessionFile } from '@bcs/contract/features/curricula/model';
import { placeDue, placeOpening, placeSession, type PlacedIn } from '@bcs/contract/features/curricula/placed-dates';
import type { ItemFields } from '@bcs/contract/features/course-files/three-way';
import type { ClassAssignment, CurriculumSession } from '#features/curricula/queries';
import { MINUTE, msOf, type Instant } from '@bcs/contract/kernel/clock';
import type { FolderItem } from '#kernel/course-folder/folder';

const placeOf = ({ meeting, days, day, time }: Moment): Moment => ({ meeting, days, day, time });

/** A session as it is written: when it takes place is one field. */
export const writtenSession = ({ facts, text }: FolderItem<SessionFile>) => ({
  name: facts.name,
  category: facts.category,
  chapter: facts.chapter,
  summary: facts.summary,
  when: placeOf(facts),
  minutes: facts.minutes,
  resources: facts.resources,
  text,
});

export const writtenAssignment = ({ facts, text }: FolderItem<AssignmentFile>) => ({ ...facts, text });

const minutesOf = ({ startTime, endTime }: { startTime: Instant; endTime: Instant }): number =>
  Math.max(1, Math.round((msOf(endTime) - msOf(startTime)) / MINUTE));

/** Returns the key under which a file beside a session is kept; null where it is not known. */
export type KeyOf = (name: string) => string | null;

/** A resource is the same where it leads to the same place. */
const meantResources = (resources: readonly ResourceFile[], keyOf: KeyOf) =>
  resources.map((resource) =>
    'url' in resource ? resource : { title: resource.title, key: keyOf(resource.file) ?? resource.file },
  );

/**
 * A session as a source has it, with the dates that its places come out at in the class.
 * @param here what stands of it: without a length of its own it keeps that
 */
export function sessionThere(
  item: FolderItem<SessionFile>,
  to: PlacedIn,
  here: Pick<CurriculumSession, 'startTime' | 'endTime'> | null,
  keyOf: KeyOf,
): ItemFields {
  const written = writtenSession(item);
  const placed = placeSession(item.facts, to)?.at;
  const minutes = item.facts.minutes ?? (here ? minutesOf(here) : placed ? minutesOf(placed) : null);
  const resources = meantResources(item.facts.resources, keyOf);
  return { written, meant: { ...written, when: placed?.startTime ?? null, minutes, resources } };
}

/** A session as it stands. */
export function sessionHere(item: FolderItem<SessionFile> & { readonly stored: CurriculumSession }): ItemFields {
  const written = writtenSession(item);
  const { startTime, resources } = item.stored;
  const led = resources.map((each) =>
    each.kind === 'link' ? { title: each.title, url: each.url } : { title: each.title, key: each.fileKey },
  );
  return { written, meant: { ...written, when: startTime, minutes: minutesOf(item.stored), resources: led } };
}

/** A due date that hangs on a session is compared by how it hangs there, whenever the session is. */
const tiedAs = (due: Due): string =>
  JSON.stringify(due.meeting === null ? [due.session, tieOf(due)] : [due.meeting, tieToMeeting(due)]);

type Stored = Pick<ClassAssignment, 'tied'>;
const hangsOnMeeting = (here: Stored | null): boolean => here?.tied != null && countsFromMeeting(here.tied.tie);

/**
 * An assignment as a source has it, with the dates that its places come out at in the class.
 * @param here what stands of it: where it counts from a meeting, that is compared
 */
export function assignmentThere(item: FolderItem<AssignmentFile>, to: PlacedIn, here: Stored | null): ItemFields {
  const written = writtenAssignment(item);
  const { opens, due } = item.facts;
  const isTied = due.session !== null || (due.meeting !== null && hangsOnMeeting(here));
  const meantDue = isTied ? tiedAs(due) : placeDue(due, to, () => null)?.at;
  return { written, meant: { ...written, opens: placeOpening(opens, to)?.at ?? null, due: meantDue ?? null } };
}

export function assignmentHere(item: FolderItem<AssignmentFile> & { readonly stored: ClassAssignment }): ItemFields {
  const written = writtenAssignment(item);
  const { due } = item.facts;
  const { assignmentDate: opens, dueDate } = item.stored;
  const isTied = due.session !== null || (due.meeting !== null && hangsOnMeeting(item.stored));
  return { written, meant: { ...written, opens, due: isTied ? tiedAs(due) : dueDate } };
}
