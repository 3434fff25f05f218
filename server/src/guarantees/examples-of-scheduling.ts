import type { Examples } from './example.ts';

export type SchedulingNames = 'adminSessions' | 'previewSessions' | 'saveSessions' | 'exportFolder';

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

/** The sessions of the active course, as they are planned. */
export const ofScheduling: Pick<Examples, SchedulingNames> = {
  adminSessions: (courseId) => ({ courseId }),
  exportFolder: (courseId) => ({ courseId }),
  previewSessions: (courseId) => ({ courseId, ...WEEKLY_RULE }),
  saveSessions: (courseId) => ({ courseId, ...WEEKLY_RULE, digest: '' }),
};
