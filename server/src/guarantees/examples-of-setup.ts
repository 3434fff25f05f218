import type { Examples } from './example.ts';

export const FIRST_ADMIN = {
  email: 'chief@example.edu',
  firstName: 'Ada',
  lastName: 'King',
  password: 'My#Own#Password1',
} as const;

type Names = 'setupState' | 'setupFirstAdmin' | 'health' | 'retryJob' | 'sendTestMail' | 'makeBackup';

/** A new installation, and whoever operates one. */
export const ofSetup: Pick<Examples, Names> = {
  health: () => ({}),
  retryJob: () => ({ jobId: 1 }),
  sendTestMail: () => ({}),
  makeBackup: () => ({}),
  setupState: () => ({}),
  setupFirstAdmin: () => ({ ...FIRST_ADMIN, code: '0000-0000-0000-0000' }),
};
