import type { Examples } from './example.ts';
import { FAILED_JOB } from './samples.ts';

export const FIRST_ADMIN = {
  email: 'chief@example.edu',
  firstName: 'Ada',
  lastName: 'King',
  password: 'My#Own#Password1',
} as const;

/** Examples for a new installation and its operator. */
export const setupExamples: Examples = {
  retryJob: () => ({ jobId: FAILED_JOB }),
  retryMail: () => ({ address: 'nobody-known@northfield.example' }),
  removeDemo: () => ({ name: 'another' }),
  skipSetupStep: () => ({ step: 'mail', reason: 'Nobody here has a mail server.' }),
  setupFirstAdmin: () => ({ ...FIRST_ADMIN, code: '0000-0000-0000-0000' }),
};
