import { DEMO_NAME } from '@bcs/contract/features/setup/demo-name';
import { IDS, type DemoName } from '#database/seed/ids';
import { DEMO_PASSWORD } from '#database/seed/password';
import { sql, type Db } from '#database/db';
import { agreeOnCode } from '#features/setup/queries';
import { CODE_OF_SETUP } from '#features/setup/offer';
import { testSealer } from '#testing/services';
import { assignmentSuccesses } from './calls-of-assignments.ts';
import { asks, type Successes } from './success.ts';
import { chatBridgeSuccesses } from './calls-of-chat-bridges.ts';
import { classSuccesses } from './calls-of-classes.ts';
import { importSuccesses } from './calls-of-imports.ts';
import { courseFileSuccesses } from './calls-of-course-files.ts';
import { planSuccesses } from './calls-of-plans.ts';
import { peopleSuccesses } from './calls-of-people.ts';
import { schedulingSuccesses } from './calls-of-scheduling.ts';
import { sessionSuccesses } from './calls-of-sessions.ts';
import { universitySuccesses } from './calls-of-universities.ts';
import { FIRST_ADMIN } from './examples-of-setup.ts';

const CODE = 'ABCD-EFGH-JKMN-PQRS';

/** Stops mail to a person's address. */
async function refuse(db: Db, name: DemoName): Promise<string> {
  const { address } = await db.one<{ address: string }>(sql`
    insert into refused_addresses (address, answer, stopped_at)
    select email, '550 5.1.1 No such user', now() from accounts where id = ${IDS.accounts[name]}
    returning address`);
  return address;
}

/** Successes of the first admin, as if nobody administered the demo world. */
const setupSuccesses: Successes = {
  removeDemo: async (_act, db) => {
    await db.run(sql`
      insert into accounts (id, email, first_name, last_name, draft_key, created_at) overriding system value
      values (9001, 'head@school.example.edu', 'Ada', 'King', 'x', now())`);
    await db.run(sql`insert into administration_grants (account_id, given_at) values (9001, now())`);
    return { by: 'operator', input: { name: DEMO_NAME } };
  },
  retryJob: async (_act, db) => {
    const { id } = await db.one<{ id: number }>(sql`
      insert into outbox (kind, payload, run_at, due_at, attempts, failed_at) values ('reset-link', '{}', now(), now(), 6, now())
      returning id::int`);
    return { by: 'operator', input: { jobId: id } };
  },
  retryMail: async (_act, db) => ({ by: 'operator', input: { address: await refuse(db, 'student2') } }),
  retryAddress: async (_act, db) => {
    await refuse(db, 'student');
    return { by: 'student', input: {} };
  },
  setupFirstAdmin: async (_act, db) => {
    await db.run(sql`delete from administration_grants`);
    await agreeOnCode(db, testSealer.seal(CODE, CODE_OF_SETUP));
    return { by: 'nobody', input: { ...FIRST_ADMIN, code: CODE } };
  },
};

const grantSuccesses: Successes = {
  auditEntries: async (act) => {
    const email = 'mfa@northfield.example';
    await act('operator', 'giveGrant', { email, universityId: IDS.northfield });
    const all = { object: '', courseId: null, action: null, origin: null, from: null, until: null };
    return { by: 'operator', input: { ...all, person: email, sort: 'at', descending: true, page: 0 } };
  },
  giveGrant: asks('operator', { email: 'mfa@northfield.example', universityId: IDS.northfield }),
  endGrant: asks('operator', { grantId: IDS.universityGrant }),
  confirmPassword: asks('registrar', { password: DEMO_PASSWORD }),
};

/** Successes of administration: grants and history, the first admin, people and rosters, imports. */
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
