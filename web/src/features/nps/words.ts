import { dateText, type Day } from '@bcs/contract/kernel/clock';

/** Formats a score with its sign: '+40', '0', '-12'. */
export const scoreText = (score: number): string => (score > 0 ? `+${score}` : String(score));

/** Says when a class began, as a caption: 'Sep 2025'. */
export const monthCaption = (day: Day): string => {
  const [month = '', , year = ''] = dateText(day).split(' ');
  return `${month.slice(0, 3)} ${year}`;
};
