import type { Examples } from './example.ts';

type Names = 'commandMenu' | 'rememberChoice' | 'forgetChoices';

/** The command menu. */
export const ofMenu: Pick<Examples, Names> = {
  commandMenu: (_target, { enrollmentId }) => ({ text: '', enrollmentId }),
  rememberChoice: () => ({ kind: 'page', key: '/sessions' }),
  forgetChoices: () => ({}),
};
