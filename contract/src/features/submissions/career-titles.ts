/** The titles a career URL can have. SUBM-068, D-086 */
export const CAREER_TITLES = ['Brand Statement', 'Resume', 'Portfolio', 'LinkedIn', 'Github'] as const;
export type CareerTitle = (typeof CAREER_TITLES)[number];
