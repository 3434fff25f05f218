import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#lib/queries.ts';

interface Days {
  readonly startDate: string;
  readonly endDate: string;
}

/** The days of a class: those of its cohort, until somebody has typed others. */
export function useClassDays(typed: Days, { university, cohort }: { university: string; cohort: string }): Days {
  const isTyped = typed.startDate !== '' || typed.endDate !== '';
  const universityId = Number(university);
  const { data } = useQuery({
    ...callQuery('adminUniversity', { universityId }),
    enabled: universityId > 0 && cohort !== '' && !isTyped,
  });
  const { startDate, endDate } = (!isTyped && data?.cohorts.find(({ id }) => String(id) === cohort)) || typed;
  return { startDate, endDate };
}
