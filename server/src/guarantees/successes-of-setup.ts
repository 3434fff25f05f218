import { DEMO_NAME } from '@bcs/contract/features/setup/demo-name';
import { sql, type Db } from '#database/db';
import { IDS, type DemoName } from '#database/seed/ids';
import { agreeOnCode } from '#features/setup/queries';
import { CODE_OF_SETUP } from '#features/setup/offer';
import { testSealer } from '#testing/services';
import { FIRST_ADMIN } from './examples-of-setup.ts';
import type { Prepared } from './success.ts';

const CODE = 'ABCD-EFGH-JKMN-PQRS';

/** Lets the address of somebody get no more mail. */
async function refuse(db: Db, name: DemoName): Promise<string> {
  const { address } = await db.one<{ address: string }>(sql`
    insert into refused_addresses (address, answer, stopped_at)
    select email, '550 5.1.1 No such user', now() from accounts where id = ${IDS.accounts[name]}
    returning address`);
  return address;
}

/** The first admin, as if nobody administered the demo world. */
export const setupSuccesses: {
  readonly setupFirstAdmin: Prepared<'setupFirstAdmin'>;
  readonly removeDemo: Prepared<'removeDemo'>;
  readonly retryJob: Prepared<'retryJob'>;
  readonly retryMail: Prepared<'retryMail'>;
  readonly retryAddress: Prepared<'retryAddress'>;
} = {
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
