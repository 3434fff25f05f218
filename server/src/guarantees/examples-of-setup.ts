import type { Examples } from './example.ts';
import { FAILED_JOB } from './samples.ts';

export const FIRST_ADMIN = {
  email: 'chief@example.edu',
  firstName: 'Ada',
  lastName: 'King',
  password: 'My#Own#Password1',
} as const;

type Names =
  | 'setupState'
  | 'setupFirstAdmin'
  | 'health'
  | 'retryJob'
  | 'sendTestMail'
  | 'mailOperation'
  | 'retryMail'
  | 'retryAddress'
  | 'makeBackup'
  | 'setupSteps'
  | 'skipSetupStep'
  | 'previewRemoveDemo'
  | 'removeDemo';

/** A new installation, and whoever operates one. */
export const ofSetup: Pick<Examples, Names> = {
  health: () => ({}),
  retryJob: () => ({ jobId: FAILED_JOB }),
  sendTestMail: () => ({}),
  mailOperation: () => ({}),
  retryMail: () => ({ address: 'nobody-known@northfield.example' }),
  retryAddress: () => ({}),
  makeBackup: () => ({}),
  setupState: () => ({}),
  previewRemoveDemo: () => ({}),
  removeDemo: () => ({ name: 'another' }),
  setupSteps: () => ({}),
  skipSetupStep: () => ({ step: 'mail', reason: 'Nobody here has a mail server.' }),
  setupFirstAdmin: () => ({ ...FIRST_ADMIN, code: '0000-0000-0000-0000' }),
};
