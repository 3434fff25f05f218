export interface MissedLimits {
  readonly maxMissedGeneralAssignment: number | null;
  readonly maxMissedRequiredAssignment: number | null;
}

/** The number of assignments that may be missed; null when either limit is unknown. GRADE-062, D-099 */
export const allowedMissed = ({
  maxMissedGeneralAssignment,
  maxMissedRequiredAssignment,
}: MissedLimits): number | null =>
  maxMissedGeneralAssignment === null || maxMissedRequiredAssignment === null
    ? null
    : maxMissedGeneralAssignment + maxMissedRequiredAssignment;

/** The sentence about missed work on the page of grades; null if it is left out. D-099 */
export const missedText = (missed: number, limits: MissedLimits): string | null => {
  const allowed = allowedMissed(limits);
  return allowed === null ? null : `Missed assignments: ${missed} of ${allowed} allowed`;
};
