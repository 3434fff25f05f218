/** The number of absences a student has left, never below 0; null where there is no limit. ATT-032, D-118 */
export const remainingAbsences = (maxAbsence: number | null, absences: number): number | null =>
  maxAbsence === null ? null : Math.max(0, maxAbsence - absences);

/** The number of remaining absences as the card shows it. DASH-005, D-118 */
export const remainingAbsencesText = (remaining: number | null): string =>
  remaining === null ? 'Unlimited' : String(remaining);

/** Tells whether a change makes the remaining absences reach 1 or 0, of which student and ssm are notified. Annex F */
export const reachesAbsenceLimit = (before: number | null, after: number | null): boolean =>
  before !== null && after !== null && after < before && after <= 1;
