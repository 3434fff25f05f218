import type { AverageData } from '@bcs/contract/features/weekly-feedback/model';

/** Says how many have answered: '18 of 24 answered (75%)'. */
export const turnoutText = ({
  feedbackCount,
  studentCount,
  feedbackPercentage,
}: Pick<AverageData, 'feedbackCount' | 'studentCount' | 'feedbackPercentage'>): string =>
  `${feedbackCount} of ${studentCount} answered (${Math.round(feedbackPercentage)}%)`;
