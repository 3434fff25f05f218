import type { Examples } from './example.ts';

type Names =
  | 'recordings'
  | 'commandMenu'
  | 'rememberChoice'
  | 'forgetChoices'
  | 'mailPreferences'
  | 'saveMailPreferences'
  | 'digestPreview'
  | 'unsubscribe';

/** The command menu, the recordings that it leads to, and what somebody wants by mail. */
export const ofMenu: Pick<Examples, Names> = {
  recordings: (enrollmentId) => ({ enrollmentId }),
  commandMenu: (_target, { enrollmentId }) => ({ text: '', enrollmentId }),
  rememberChoice: () => ({ kind: 'page', key: '/sessions' }),
  forgetChoices: () => ({}),
  mailPreferences: () => ({}),
  saveMailPreferences: () => ({ choice: { kind: 'support', courseId: null, delivery: 'off' } }),
  digestPreview: () => ({}),
  unsubscribe: () => ({ token: 'x' }),
};
