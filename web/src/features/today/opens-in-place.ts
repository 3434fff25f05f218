import type { TodayLine } from '@bcs/contract/features/today/model';
import { COURSE_RUNNERS, type Role } from '@bcs/contract/kernel/roles';

/** Tells whether a line can be settled without leaving the list. D-240 */
export const opensInPlace = ({ kind, readOnly }: TodayLine, role: Role): boolean =>
  !readOnly && COURSE_RUNNERS.includes(role) && (kind === 'remoteRequests' || kind === 'attendance');
