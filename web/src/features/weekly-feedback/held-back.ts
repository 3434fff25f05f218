import type { AverageData } from '@bcs/contract/features/weekly-feedback/model';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';
import { seesNames } from './sees-names.ts';

/**
 * Tells whether the latest answers of a week are still hidden from the viewer: while the week is open, for people who
 * see no names. D-261
 */
export function useHeldBack({ closesAt }: Pick<AverageData, 'closesAt'>): boolean {
  const now = useNow();
  return !seesNames(useViewer()) && closesAt > now;
}

export const HELD_BACK_TEXT =
  'While a survey is open, the latest answers are shown later, so that no one can be identified by them.';
