/** '+40', '0', '-12' */
export const scoreText = (score: number): string => (score > 0 ? `+${score}` : String(score));

/** '1 promoter', '3 detractors' */
export const counted = (count: number, word: 'promoter' | 'detractor'): string =>
  `${count} ${word}${count === 1 ? '' : 's'}`;
