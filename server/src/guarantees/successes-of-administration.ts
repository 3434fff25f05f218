import { IDS } from '#database/seed/ids';
import { DEMO_PASSWORD } from '#database/seed/password';
import { assignmentSuccesses } from './calls-of-assignments.ts';
import type { Prepared } from './success.ts';
import { chatBridgeSuccesses } from './calls-of-chat-bridges.ts';
import { classSuccesses } from './calls-of-classes.ts';
import { importSuccesses } from './calls-of-imports.ts';
import { courseFileSuccesses } from './calls-of-course-files.ts';
import { planSuccesses } from './calls-of-plans.ts';
import { peopleSuccesses } from './calls-of-people.ts';
import { schedulingSuccesses } from './calls-of-scheduling.ts';
import { sessionSuccesses } from './calls-of-sessions.ts';
import { universitySuccesses } from './calls-of-universities.ts';
import { setupSuccesses } from './successes-of-setup.ts';

const grantSuccesses: {
  readonly auditEntries: Prepared<'auditEntries'>;
  readonly giveGrant: Prepared<'giveGrant'>;
  readonly endGrant: Prepared<'endGrant'>;
  readonly confirmPassword: Prepared<'confirmPassword'>;
} = {
  auditEntries: async (act) => {
    const email = 'mfa@northfield.example';
    await act('operator', 'giveGrant', { email, universityId: IDS.northfield });
    const all = { object: '', courseId: null, action: null, origin: null, from: null, until: null };
    return { by: 'operator', input: { ...all, person: email, sort: 'at', descending: true, page: 0 } };
  },
  giveGrant: () => ({ by: 'operator', input: { email: 'mfa@northfield.example', universityId: IDS.northfield } }),
  endGrant: () => ({ by: 'operator', input: { grantId: IDS.universityGrant } }),
  confirmPassword: () => ({ by: 'registrar', input: { password: DEMO_PASSWORD } }),
};

/** Administration: grants and history, the first admin, people and rosters, imports. */
export const administrationSuccesses = {
  ...grantSuccesses,
  ...setupSuccesses,
  ...peopleSuccesses,
  ...importSuccesses,
  ...schedulingSuccesses,
  ...sessionSuccesses,
  ...chatBridgeSuccesses,
  ...classSuccesses,
  ...assignmentSuccesses,
  ...universitySuccesses,
  ...planSuccesses,
  ...courseFileSuccesses,
};
