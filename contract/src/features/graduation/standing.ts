import type { Requirement } from './requirements.ts';

/** The standings of a student toward graduation today. */
export const GRADUATION_STANDINGS = ['on track', 'at risk', 'off track'] as const;
export type GraduationStanding = (typeof GRADUATION_STANDINGS)[number];

/** An average this little above its minimum is close to it. SUCC-030 */
const CLOSE_AVERAGE = 2;

/**
 * Tells whether a requirement is met, and one more absence or missed item, or one bad grade, could change that.
 * SUCC-030
 */
export function isClose({ id, state, value, margin }: Requirement): boolean {
  if (state !== 'met' || margin === null) return false;
  if (id === 'average') return margin < CLOSE_AVERAGE;
  return (id === 'absences' || id === 'missed') && value !== null && value > 0 && margin <= 1;
}

/** Off track: something that the class asks for is not met today. At risk: everything is, and something only just. */
export function judgeStanding(requirements: readonly Requirement[]): GraduationStanding {
  if (requirements.some(({ state }) => state === 'unmet')) return 'off track';
  return requirements.some(isClose) ? 'at risk' : 'on track';
}
