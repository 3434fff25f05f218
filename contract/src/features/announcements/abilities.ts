import { ability, type Viewer } from '#kernel/ability';
import { EDITORS, ROLES } from '#kernel/roles';
import { refuseDates, type ShownFromTo } from './dates.ts';
import { ANNOUNCEMENT } from './failures.ts';

export interface Authored {
  readonly staffEnrollmentId: number;
}
const refuseOthers = ({ staffEnrollmentId }: Authored, { enrollmentId }: Viewer) =>
  staffEnrollmentId === enrollmentId ? null : ANNOUNCEMENT.NOT_THE_AUTHOR;

export const readAnnouncements = ability({ id: 'announcement.read', roles: ROLES });

/** Everybody of the staff but the general manager. ANN-027, D-130 */
export const createAnnouncement = ability<ShownFromTo>({
  id: 'announcement.create',
  roles: EDITORS,
  refuse: (dates, { timeZone }, now) => refuseDates(dates, null, timeZone, now),
});

/** ANN-028 */
export const changeAnnouncement = ability<
  Authored & { readonly before: Pick<ShownFromTo, 'activationDate'>; readonly wanted: ShownFromTo }
>({
  id: 'announcement.change',
  roles: EDITORS,
  refuse: ({ before, wanted, ...announcement }, viewer, now) =>
    refuseOthers(announcement, viewer) ?? refuseDates(wanted, before, viewer.timeZone, now),
});

/** To delete it, and to see who has read it. ANN-029 */
export const ownAnnouncement = ability<Authored>({
  id: 'announcement.own',
  roles: EDITORS,
  refuse: refuseOthers,
});
