import { CAREER } from '#features/enrollments/contexts';
import { showsCareerServicesEvents } from '#features/enrollments/hidden';
import { ability, type Viewer } from '#kernel/ability';
import { FAILURES } from '#kernel/failure';
import { CAREER_PLANNERS, EDITORS, ROLES } from '#kernel/roles';
import { NOT_A_CAREER_SESSION } from './failures.ts';

export interface SessionFacts {
  readonly context: { readonly id: number };
}

/** Tells whether a cohort hides everything about careers. D-017, D-065 */
const hidesCareer = ({ cohortUiControl }: Viewer) => !showsCareerServicesEvents(cohortUiControl);

export const listSessions = ability('session.list', { roles: ROLES });

export const readSession = ability<SessionFacts>('session.read', {
  roles: ROLES,
  refuse: ({ context }, viewer) => (context.id === CAREER && hidesCareer(viewer) ? FAILURES.FORBIDDEN : null),
});

export const createCareerSession = ability('session.createCareer', {
  roles: CAREER_PLANNERS,
  refuse: (_facts, viewer) => (hidesCareer(viewer) ? FAILURES.FORBIDDEN : null),
});

/** Lets staff edit and delete career sessions. SESS-075 */
export const changeCareerSession = ability<SessionFacts>('session.changeCareer', {
  roles: CAREER_PLANNERS,
  refuse: ({ context }, viewer) => {
    if (hidesCareer(viewer)) return FAILURES.FORBIDDEN;
    return context.id === CAREER ? null : NOT_A_CAREER_SESSION;
  },
});

/** Lets staff add, change and delete the videos of a session. SESS-077, SESS-078 */
export const changeVideos = ability('session.changeVideos', { roles: EDITORS });
