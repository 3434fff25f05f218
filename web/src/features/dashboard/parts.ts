/** Brings the numbers of a class, which the page asks for together with the dashboard. */
export const bringClassPulse = () => import('#features/cohort-health/class-pulse-row.tsx');
