import type { AverageData } from '@bcs/contract/features/weekly-feedback/model';

/** The share of each band of hours in percent; empty if it may not be shown yet. */
export const hourShares = ({ OutsideTimeSpent: spent }: AverageData): number[] =>
  spent === null
    ? []
    : [
        spent.option1Percentage,
        spent.option2Percentage,
        spent.option3Percentage,
        spent.option4Percentage,
        spent.option5Percentage,
      ];
