import { compareInstants, type Instant } from '#kernel/clock';
import { isUpcoming } from '#features/sessions/upcoming';

/** The number of workshops on the page of career services. CAREER-005 */
export const WORKSHOPS_SHOWN = 2;

interface Timed {
  readonly startTime: Instant;
  readonly endTime: Instant;
}

/** The next career sessions, including one that is running. CAREER-005, D-021 */
export const nextWorkshops = <Session extends Timed>(careerSessions: readonly Session[], now: Instant): Session[] =>
  careerSessions
    .filter((session) => isUpcoming(session, now))
    .toSorted((a, b) => compareInstants(a.startTime, b.startTime))
    .slice(0, WORKSHOPS_SHOWN);
