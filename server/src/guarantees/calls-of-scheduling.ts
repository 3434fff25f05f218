import { IDS } from '#database/seed/ids';
import type { Examples } from './example.ts';
import { type Successes, confirmed } from './success.ts';

/** Saturdays in the year after the demo world, so that nothing of it is in the way. */
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

/** A copy of a class of the university into it, with everything that may come along. */
export const copyOf = (universityId: number) => ({
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

/** The sessions of the active course, as they are planned. */
export const ofScheduling: Examples = {
  previewSessions: () => ({ ...WEEKLY_RULE }),
  previewCopy: copyOf,
  copyClass: (universityId) => ({ ...copyOf(universityId) }),
  saveSessions: () => ({ ...WEEKLY_RULE }),
};

const by = 'operator' as const;
const planned = { courseId: IDS.activeCourse, ...WEEKLY_RULE };

/** The sessions of a class, as they are planned. */
export const schedulingSuccesses: Successes = {
  copyClass: async (act) => {
    const copy = copyOf(IDS.northfield);
    return confirmed(act, by, 'previewCopy', copy);
  },
  saveSessions: async (act) => {
    return confirmed(act, by, 'previewSessions', planned);
  },
};
