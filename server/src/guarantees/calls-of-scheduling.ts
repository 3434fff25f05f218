import { IDS } from '#database/seed/ids';
import type { Examples } from './example.ts';
import { type Successes, confirmPlan } from './success.ts';

/** A weekly rule on Saturdays in the year after the demo world, so that it conflicts with nothing. */
export const WEEKLY_RULE = {
  rule: {
    pattern: [{ weekday: 6, start: '10:00', end: '12:00' }],
    firstDay: '2031-03-01',
    lastDay: '2031-03-31',
    daysLeftOut: ['2031-03-15'],
  },
  name: 'Class',
  category: 'class' as const,
  roomId: null,
};

/** The input for copying a class of the university with everything. */
export const copyInputFor = (universityId: number) => ({
  sourceId: universityId === IDS.lakeside ? IDS.lakesideCourse : IDS.activeCourse,
  universityId,
  cohortId: universityId === IDS.lakeside ? IDS.lakesideCohort : IDS.activeCohort,
  code: 'COPY-1',
  name: 'A copy',
  startDate: '2031-03-03',
  endDate: '2032-03-01',
  pattern: [
    { weekday: 1, start: '18:30', end: '21:30' },
    { weekday: 3, start: '18:30', end: '21:30' },
    { weekday: 6, start: '10:00', end: '14:00' },
  ],
  takes: { sessions: true, assignments: true, resources: true, settings: true, surveys: true, staff: true },
  chosen: [],
});

/** Examples for planning the sessions of the active course. */
export const schedulingCalls: Examples = {
  previewSessions: () => ({ ...WEEKLY_RULE }),
  previewCopy: copyInputFor,
  copyClass: (universityId) => ({ ...copyInputFor(universityId) }),
  saveSessions: () => ({ ...WEEKLY_RULE }),
};

const by = 'operator' as const;
const planned = { courseId: IDS.activeCourse, ...WEEKLY_RULE };

/** Successes of planning sessions. */
export const schedulingSuccesses: Successes = {
  copyClass: async (act) => {
    const copy = copyInputFor(IDS.northfield);
    return confirmPlan(act, by, 'previewCopy', copy);
  },
  saveSessions: async (act) => {
    return confirmPlan(act, by, 'previewSessions', planned);
  },
};
