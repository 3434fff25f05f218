import { z } from 'zod';
import { PASSWORD } from '#features/identity/failures';
import { call } from '#kernel/call';
import { email, namePart, oneName, requiredText, text } from '#kernel/schema';
import { askForSetup, removeDemos, seeSteps, setUp, skipSteps } from './abilities.ts';
import * as failures from './failures.ts';
import { DemoWorld, SETUP_STEPS, SetupState } from './model.ts';

export const setupState = call('POST /broker/setupState', {
  shows: [],
  summary: 'Whether the installation still waits for its first admin',
  output: { open: z.boolean() },
  scope: 'public',
  allow: askForSetup,
});

export const setupFirstAdmin = call('POST /broker/setupFirstAdmin', {
  event: 'setup.first-admin',
  kind: 'steps',
  changes: [],
  summary: 'Makes the first admin of an installation with its set-up code; 404 once someone administers it',
  input: z
    .strictObject({
      code: requiredText(100),
      email: email(),
      firstName: namePart(255),
      lastName: namePart(255),
      /** The password, judged by the rules for new passwords if the account is new. */
      password: text(1024),
    })
    .refine(...oneName),
  output: {
    success: z.literal(true),
    /** True if the account already has an authenticator; otherwise one is set up now, before the first login. */
    hasSecondFactor: z.boolean(),
  },
  scope: 'public',
  allow: setUp,
  fails: [
    failures.SETUP_CODE_WRONG,
    failures.SETUP_ACCOUNT_EXISTS,
    PASSWORD.TOO_SHORT,
    PASSWORD.TOO_SIMPLE,
    PASSWORD.TOO_LONG,
    PASSWORD.TOO_COMMON,
  ],
  // Allows five attempts per hour and address. ADM-119
  tries: { perAddress: { calls: 5, perSeconds: 3600 } },
});

export const setupSteps = call('POST /broker/setupSteps', {
  shows: ['enrollments', 'sessions', 'grants', 'accounts', 'classes', 'operation'],
  summary: 'Lists the steps to a first class, and which of them are done in everything that the caller administers',
  output: {
    /** The steps; those of the installation only for its administrators. */
    steps: z.array(SetupState),
    /** Tells whether the caller may skip steps. */
    maySkip: z.boolean(),
  },
  scope: 'courses-or-grant',
  allow: seeSteps,
});

export const skipSetupStep = call('POST /broker/skipSetupStep', {
  changes: ['operation', 'audit entries'],
  summary: 'Skips a setup step, with a reason; without a reason the step is open again',
  input: { step: z.enum(SETUP_STEPS), reason: requiredText(failures.LONGEST_SKIP_REASON).nullable() },
  scope: 'grant',
  allow: skipSteps,
  fails: [failures.STEP_SKIPPED],
});

export const previewRemoveDemo = call('POST /broker/previewRemoveDemo', {
  shows: ['accounts', 'enrollments', 'grants', 'sessions', 'assignments', 'submissions'],
  summary: 'Previews what would be removed with the demo world, and what prevents that',
  output: DemoWorld,
  scope: 'grant',
  allow: removeDemos,
  needsPassword: true,
});

export const removeDemo = call('POST /broker/removeDemo', {
  kind: 'steps',
  changes: ['accounts', 'enrollments', 'sessions', 'grants', 'operation', 'audit entries'],
  summary: 'Removes the demo world, once its name is typed and nothing else depends on it; 404 if there is none',
  input: { name: text(100) },
  scope: 'grant',
  allow: removeDemos,
  fails: [failures.DEMO_NAME_WRONG, failures.DEMO_IN_USE],
  needsPassword: true,
});
