import type { Day } from '#kernel/clock';

type Window = readonly [from: Day | null, to: Day | null];

/** Tells whether the period of a survey has either no dates, or both in order. */
const isWhole = ([from, to]: Window): boolean => (from === null || to === null ? from === to : from <= to);

interface Days {
  readonly startDate: Day;
  readonly endDate: Day;
  readonly midSurveyFrom: Day | null;
  readonly midSurveyTo: Day | null;
  readonly endSurveyFrom: Day | null;
  readonly endSurveyTo: Day | null;
}

/** The contradictions between the dates of a class, by field; empty if there are none. ADM-079 */
export function findDayConflicts(days: Days): Readonly<Record<string, string>> {
  const wrong = 'Enter both the first and the last day, in this order, or neither.';
  return {
    ...(days.startDate > days.endDate && { endDate: 'The class cannot end before it starts.' }),
    ...(!isWhole([days.midSurveyFrom, days.midSurveyTo]) && { midSurveyTo: wrong }),
    ...(!isWhole([days.endSurveyFrom, days.endSurveyTo]) && { endSurveyTo: wrong }),
  };
}
