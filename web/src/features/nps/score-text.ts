/** '+40', '0', '-12' */
export const scoreText = (score: number): string => (score > 0 ? `+${score}` : String(score));
