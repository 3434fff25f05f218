import { ability, type Viewer } from '#kernel/ability';
import { CLASS_EDITORS, EDITORS, OVERSEERS, ROLES, type Role } from '#kernel/roles';
import { refuseDates, type ShownFromTo } from './dates.ts';
import { ANNOUNCEMENT } from './failures.ts';
import type { StoredAnnouncement } from './form.ts';

export interface Authored {
  readonly staffEnrollmentId: number;
}
/** An announcement whose author may have left, so that nobody remains who could end it. D-231 */
export interface Ownable extends Authored {
  readonly authorLeft: boolean;
}
type Reader = Pick<Viewer, 'enrollmentId' | 'role'>;

/** The roles that end what was written by somebody who has left. D-231 */
const CARETAKERS: readonly Role[] = [...CLASS_EDITORS, ...OVERSEERS];

const isAuthor = ({ staffEnrollmentId }: Authored, { enrollmentId }: Reader) => staffEnrollmentId === enrollmentId;
const refuseOthers = (announcement: Authored, viewer: Reader) =>
  isAuthor(announcement, viewer) ? null : ANNOUNCEMENT.NOT_THE_AUTHOR;

/** Tells whether somebody may end an announcement of another, and take it down. ANN-028, ANN-029, D-231 */
export const caresFor = (announcement: Ownable, viewer: Reader): boolean =>
  announcement.authorLeft && CARETAKERS.includes(viewer.role) && !isAuthor(announcement, viewer);

/** Tells whether only the end is another: nobody edits the words of another. D-231 */
const onlyEnds = (before: StoredAnnouncement, wanted: StoredAnnouncement): boolean =>
  before.contextCode === wanted.contextCode &&
  before.title === wanted.title &&
  before.body === wanted.body &&
  before.activationDate === wanted.activationDate &&
  wanted.expirationDate <= before.expirationDate;

export const readAnnouncements = ability('announcement.read', { roles: ROLES });

/** Everybody of the staff but the general manager. ANN-027, D-130 */
export const createAnnouncement = ability<ShownFromTo>('announcement.create', {
  roles: EDITORS,
  refuse: (dates, { timeZone }, now) => refuseDates(dates, null, timeZone, now),
});

/** ANN-028, D-231 */
export const changeAnnouncement = ability<
  Ownable & { readonly before: StoredAnnouncement; readonly wanted: StoredAnnouncement }
>('announcement.change', {
  roles: [...EDITORS, ...OVERSEERS],
  refuse: ({ before, wanted, ...announcement }, viewer, now) =>
    (caresFor(announcement, viewer) && onlyEnds(before, wanted) ? null : refuseOthers(announcement, viewer)) ??
    refuseDates(wanted, before, viewer.timeZone, now),
});

/** ANN-029, D-231 */
export const takeDownAnnouncement = ability<Ownable>('announcement.takeDown', {
  roles: [...EDITORS, ...OVERSEERS],
  refuse: (announcement, viewer) => (caresFor(announcement, viewer) ? null : refuseOthers(announcement, viewer)),
});

/** Sees who has read an announcement: its author. */
export const ownAnnouncement = ability<Authored>('announcement.own', { roles: EDITORS, refuse: refuseOthers });
