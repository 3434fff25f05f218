import { z } from 'zod';
import { CohortUiControl } from '#features/enrollments/model';
import { call } from '#kernel/call';
import { count, id, version } from '#kernel/schema';
import { FEATURE_FLAGS } from '#kernel/switches';
import { editUniversities, switchFeatures } from './abilities.ts';

const cohort = { universityId: id(), cohortId: id() };
const ofCohort = { scope: 'university', allow: editUniversities } as const;
const ofInstallation = { scope: 'grant', allow: switchFeatures } as const;
const concerned = { students: count(), staff: count() };

export const previewCohortSwitches = call('POST /broker/previewCohortSwitches', {
  ...ofCohort,
  shows: ['classes', 'enrollments'],
  summary: 'Shows what a cohort hides, and how many people that affects',
  input: cohort,
  output: { version: version(), hides: CohortUiControl, ...concerned },
});

export const saveCohortSwitches = call('POST /broker/saveCohortSwitches', {
  ...ofCohort,
  changes: ['classes', 'audit entries'],
  summary: 'Hides parts of the product from a cohort, or shows them again',
  input: {
    ...cohort,
    version: version(),
    hideBilling: z.boolean(),
    hideWebToCase: z.boolean(),
    hideCareerServices: z.boolean(),
    hideRemoteAttendance: z.boolean(),
    hideLiveChat: z.boolean(),
    hideExtendDueDate: z.boolean(),
  },
  edits: [
    'hideBilling',
    'hideWebToCase',
    'hideCareerServices',
    'hideRemoteAttendance',
    'hideLiveChat',
    'hideExtendDueDate',
  ],
});

export const featureFlags = call('POST /broker/featureFlags', {
  ...ofInstallation,
  shows: ['operation', 'enrollments'],
  summary: 'Shows which features are switched on for everyone, and how many people that affects',
  output: { flags: z.array(z.object({ key: z.enum(FEATURE_FLAGS), enabled: z.boolean() })), ...concerned },
});

export const setFeatureFlag = call('POST /broker/setFeatureFlag', {
  ...ofInstallation,
  changes: ['operation', 'audit entries'],
  summary: 'Switches a feature on or off for everyone in the installation',
  input: { key: z.enum(FEATURE_FLAGS), enabled: z.boolean() },
});
