import type { Examples } from './example.ts';

type Names = 'recordings' | 'commandMenu' | 'rememberChoice' | 'forgetChoices';

/** The command menu, and the recordings that it leads to. */
export const ofMenu: Pick<Examples, Names> = {
  recordings: (enrollmentId) => ({ enrollmentId }),
  commandMenu: (_target, { enrollmentId }) => ({ text: '', enrollmentId }),
  rememberChoice: () => ({ kind: 'page', key: '/sessions' }),
  forgetChoices: () => ({}),
};
