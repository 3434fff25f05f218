import type { Requirement } from './requirements.ts';

/** The standings of a student toward graduation today. */
export const GRADUATION_STANDINGS = ['on track', 'at risk', 'off track'] as const;
export type GraduationStanding = (typeof GRADUATION_STANDINGS)[number];

/** The number of points above the minimum within which an average counts as close to it. SUCC-030 */
const CLOSE_AVERAGE = 2;

/**
 * Tells whether a requirement is met so narrowly that one more absence, missed item or bad grade could change that.
 * SUCC-030
 */
export function isMetNarrowly({ id, state, value, margin }: Requirement): boolean {
  if (state !== 'met' || margin === null) return false;
  if (id === 'average') return margin < CLOSE_AVERAGE;
  return (id === 'absences' || id === 'missed') && value !== null && value > 0 && margin <= 1;
}

/** Derives a standing: off track if a requirement is not met, at risk if all are met but one only narrowly. */
export function judgeStanding(requirements: readonly Requirement[]): GraduationStanding {
  if (requirements.some(({ state }) => state === 'unmet')) return 'off track';
  return requirements.some(isMetNarrowly) ? 'at risk' : 'on track';
}
