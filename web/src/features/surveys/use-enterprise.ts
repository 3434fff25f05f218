import { useLocation } from '@tanstack/react-router';
import { useViewer } from '#lib/viewer.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The survey is the variant for students whose employer pays. SURV-041, SURV-076, D-135 */
    enterprise?: true;
  }
}

/** Whether the variant for students whose employer pays is asked: as the way here said, else as the course is. SURV-076, D-135 */
export function useEnterprise(): boolean {
  const flagged = useLocation({ select: ({ state }) => state.enterprise });
  const { enrollment } = useViewer();
  return flagged ?? enrollment.course.enterpriseCourse;
}
