import { IDS } from '#database/seed/ids';
import { copyOf, WEEKLY_RULE } from './examples-of-scheduling.ts';
import { confirmed, type Successes } from './success.ts';

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
