import { useMemo } from 'react';
import { localDay } from '@bcs/contract/kernel/clock';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';
import type { StudentMeasure } from './students-rows.ts';

/** Returns the measure for figures in the chosen class; the same object for the whole day. */
export function useMeasure(): StudentMeasure {
  const { timeZone, enrollment } = useViewer();
  const today = localDay(useNow(), timeZone);
  const { maxAbsence } = enrollment.course.graduationRequirements;
  return useMemo(() => ({ today, maxAbsence }), [today, maxAbsence]);
}
