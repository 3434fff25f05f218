import { describe, expect, test } from 'vitest';
import { MINUTE, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { STATEMENT_PATH } from '#kernel/settings';
import type { DemoName } from '#database/seed/ids';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;

const billing = (who: DemoName = 'student', enrollmentId: number = ids.enrollments.student) =>
  world.as(who).call('billing', { enrollmentId });
const statement = (token: string, ref: number | string = ids.northfield) =>
  world.app.inject({ url: `${STATEMENT_PATH}?ref=${ref}`, headers: { cookie: `other=1; bcsPaymentToken=${token}` } });
const hide = (hidden: boolean) =>
  world.db.run(sql`update cohorts set hide_billing = ${hidden} where id = ${ids.activeCohort}`);

describe('Billing', () => {
  test('tells a student the programs to pay for, and a token for the portal [CHAT-006, CHAT-013, D-169]', async () => {
    const { status, body } = await billing();
    expect(status).toBe(200);
    expect(body).toEqual({
      universityPrograms: [
        { universityId: ids.northfield, universityName: 'Northfield University', programName: expect.any(String) },
      ],
      paymentToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      portalUrl: `http://localhost:3000${STATEMENT_PATH}`,
      cookieDomain: null,
    });
  });

  test('is for students, for their own enrollment [CHAT-013]', async () => {
    for (const who of ['instructor', 'ta', 'ssm', 'cd', 'admin', 'cm'] as const)
      expect([who, (await billing(who, ids.enrollments[who])).status]).toEqual([who, 403]);
    expect((await billing('student2')).status).toBe(404);
  });

  test('is refused where the cohort hides it, and its page too [D-017]', async () => {
    const { paymentToken } = (await billing()).body;
    await hide(true);
    const { status, body } = await billing();
    expect([status, body.errorCode]).toEqual([403, 'BILLING_HIDDEN']);
    expect((await statement(paymentToken)).body).not.toContain('Deposit');
    await hide(false);
  });

  test('hands out a token that is not the one of the login, and that no call takes [CHAT-012, D-170]', async () => {
    const { paymentToken } = (await billing()).body;
    expect(paymentToken).not.toContain(await world.tokenOf('student'));
    const answer = await world.app.inject({ url: '/broker/myInfo', headers: { authtoken: paymentToken } });
    expect(answer.statusCode).toBe(401);
  });
});

describe('the built-in statement [CHAT-001, D-170]', () => {
  test('shows what was charged and paid, and what is due', async () => {
    const answer = await statement((await billing()).body.paymentToken);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    for (const text of ['Maya Okafor, Northfield University', 'Deposit', '$11,995.00', 'Balance due: $3,495.00'])
      expect(answer.body).toContain(text);
  });

  test('opens with a good token only, for five minutes, and for the universities it names', async () => {
    const { paymentToken } = (await billing()).body;
    for (const [token, ref] of [
      ['', ids.northfield],
      [`${paymentToken}x`, ids.northfield],
      [await world.tokenOf('student'), ids.northfield],
      [paymentToken, ids.lakeside],
      [paymentToken, '1%27'],
    ] as const) {
      const answer = await statement(token, ref);
      expect([token, answer.statusCode]).toEqual([token, 403]);
      expect(answer.body).toContain('Please open Billing again.');
    }
    world.at(plus(ANCHOR, 5 * MINUTE));
    expect((await statement(paymentToken)).statusCode).toBe(403);
    world.at(ANCHOR);
  });

  test("never shows somebody else's, and says where nothing is recorded", async () => {
    const noahs = (await billing('student2', ids.enrollments.student2)).body.paymentToken;
    const { body } = await statement(noahs);
    expect(body).toContain('No charges and no payments are recorded here.');
    expect(body).not.toContain('Deposit');
  });

  test('takes what people write as text', async () => {
    await world.db.run(sql`update billing_entries set description = '<script>alert(1)</script>' where id = 1`);
    const { body } = await statement((await billing()).body.paymentToken);
    expect(body).toContain('&lt;script&gt;alert(1)');
    expect(body).not.toContain('<script>alert');
  });
});
