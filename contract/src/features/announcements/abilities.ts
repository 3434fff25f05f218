import { ability, type Viewer } from '#kernel/ability';
import { CLASS_EDITORS, EDITORS, OVERSEERS, ROLES, type Role } from '#kernel/roles';
import { refuseDates, type ShownFromTo } from './dates.ts';
import { ANNOUNCEMENT_FAILURES } from './failures.ts';
import type { StoredAnnouncement } from './form.ts';

export interface AuthoredAnnouncement {
  readonly staffEnrollmentId: number;
}
/** An announcement whose author may have left, so that nobody remains who could end it. D-231 */
export interface OwnableAnnouncement extends AuthoredAnnouncement {
  readonly authorLeft: boolean;
}
type Reader = Pick<Viewer, 'enrollmentId' | 'role'>;

/** The roles that may end announcements whose author has left. D-231 */
const CARETAKERS: readonly Role[] = [...CLASS_EDITORS, ...OVERSEERS];

const isAuthor = ({ staffEnrollmentId }: AuthoredAnnouncement, { enrollmentId }: Reader) =>
  staffEnrollmentId === enrollmentId;
const refuseOthers = (announcement: AuthoredAnnouncement, viewer: Reader) =>
  isAuthor(announcement, viewer) ? null : ANNOUNCEMENT_FAILURES.NOT_THE_AUTHOR;

/** Tells whether a user may end and take down an announcement of somebody else. ANN-028, ANN-029, D-231 */
export const mayEndForOthers = (announcement: OwnableAnnouncement, viewer: Reader): boolean =>
  announcement.authorLeft && CARETAKERS.includes(viewer.role) && !isAuthor(announcement, viewer);

/** Tells whether a change affects the end only: nobody may edit the words of another person. D-231 */
const onlyEnds = (before: StoredAnnouncement, wanted: StoredAnnouncement): boolean =>
  before.contextCode === wanted.contextCode &&
  before.title === wanted.title &&
  before.body === wanted.body &&
  before.activationDate === wanted.activationDate &&
  wanted.expirationDate <= before.expirationDate;

export const readAnnouncements = ability('announcement.read', { roles: ROLES });

/** Allows all staff except the general manager to write announcements. ANN-027, D-130 */
export const createAnnouncement = ability<ShownFromTo>('announcement.create', {
  roles: EDITORS,
  refuse: (dates, { timeZone }, now) => refuseDates(dates, null, timeZone, now),
});

/** Specified by ANN-028 and D-231. */
export const changeAnnouncement = ability<
  OwnableAnnouncement & { readonly before: StoredAnnouncement; readonly wanted: StoredAnnouncement }
>('announcement.change', {
  roles: [...EDITORS, ...OVERSEERS],
  refuse: ({ before, wanted, ...announcement }, viewer, now) =>
    (mayEndForOthers(announcement, viewer) && onlyEnds(before, wanted) ? null : refuseOthers(announcement, viewer)) ??
    refuseDates(wanted, before, viewer.timeZone, now),
});

/** Specified by ANN-029 and D-231. */
export const takeDownAnnouncement = ability<OwnableAnnouncement>('announcement.takeDown', {
  roles: [...EDITORS, ...OVERSEERS],
  refuse: (announcement, viewer) => (mayEndForOthers(announcement, viewer) ? null : refuseOthers(announcement, viewer)),
});

/** Shows the author of an announcement who has read it. */
export const ownAnnouncement = ability<AuthoredAnnouncement>('announcement.own', {
  roles: EDITORS,
  refuse: refuseOthers,
});
