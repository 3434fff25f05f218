import { IDS } from '#database/seed/ids';
import { copyOf, WEEKLY_RULE } from './examples-of-scheduling.ts';
import type { Prepared } from './success.ts';

const by = 'operator' as const;
const planned = { courseId: IDS.activeCourse, ...WEEKLY_RULE };

/** The sessions of a class, as they are planned. */
export const schedulingSuccesses: {
  readonly saveSessions: Prepared<'saveSessions'>;
  readonly copyClass: Prepared<'copyClass'>;
} = {
  copyClass: async (act) => {
    const copy = copyOf(IDS.northfield);
    const { digest } = await act(by, 'previewCopy', copy);
    return { by, input: { ...copy, digest } };
  },
  saveSessions: async (act) => {
    const { digest } = await act(by, 'previewSessions', planned);
    return { by, input: { ...planned, digest } };
  },
};
