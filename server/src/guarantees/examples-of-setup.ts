import type { Examples } from './example.ts';

export const FIRST_ADMIN = {
  email: 'chief@example.edu',
  firstName: 'Ada',
  lastName: 'King',
  password: 'My#Own#Password1',
} as const;

/** A new installation. */
export const ofSetup: Pick<Examples, 'setupState' | 'setupFirstAdmin'> = {
  setupState: () => ({}),
  setupFirstAdmin: () => ({ ...FIRST_ADMIN, code: '0000-0000-0000-0000' }),
};
