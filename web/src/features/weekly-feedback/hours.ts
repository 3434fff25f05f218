import type { AverageData } from '@bcs/contract/features/weekly-feedback/model';

/** The share of each band of hours in percent; nothing where it may not be seen yet. */
export const sharesOf = ({ OutsideTimeSpent: spent }: AverageData): number[] =>
  spent === null
    ? []
    : [
        spent.option1Percentage,
        spent.option2Percentage,
        spent.option3Percentage,
        spent.option4Percentage,
        spent.option5Percentage,
      ];
