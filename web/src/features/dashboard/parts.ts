/*
 * Loads the parts of the dashboard that have separate files. The page requests those for its viewer together with the
 * dashboard, so that they are drawn with it.
 */
export const bringClassPulse = () => import('#features/cohort-health/class-pulse-row.tsx');
export const bringTodayLines = () => import('./today-lines.tsx');
export const bringDoNext = () => import('./do-next-card.tsx');
export const bringMeeting = () => import('#features/classroom/meeting-panel.tsx');
export const bringClassFeedback = () => import('./class-feedback-card.tsx');
