import { describe, expect, test } from 'vitest';
import { STATEMENT_PATH } from '#kernel/settings';
import { payerOf } from '#kernel/payment-token';
import { useWorld } from '#testing/world';

const SECRET = 'shared with the portal';

describe('a portal of others [CHAT-001, CHAT-012, D-170]', () => {
  const world = useWorld({
    settings: {
      paymentPortalUrl: 'https://pay.example.edu/start',
      paymentCookieDomain: 'example.edu',
      paymentTokenSecret: SECRET,
    },
  });
  const { ids } = world;

  test('is named with the domain of its cookie, and knows our token by the shared secret', async () => {
    const { body } = await world.as('student').call('billing', { enrollmentId: ids.enrollments.student });
    expect(body).toMatchObject({ portalUrl: 'https://pay.example.edu/start', cookieDomain: 'example.edu' });
    const payer = payerOf(body.paymentToken, { issuer: 'http://localhost:3000', secret: SECRET }, world.now);
    expect(payer).toEqual({ accountId: ids.accounts.student, universityIds: [ids.northfield] });
  });

  test('leaves no statement of our own behind', async () => {
    expect((await world.app.inject(STATEMENT_PATH)).statusCode).toBe(404);
  });
});

describe('without any', () => {
  const world = useWorld({ settings: { paymentPortalUrl: null } });

  test('Billing is hidden [D-170]', async () => {
    const { enrollments } = world.ids;
    expect((await world.as('student').call('billing', { enrollmentId: enrollments.student })).status).toBe(403);
    expect((await world.as('student').call('myInfo')).body.paymentPortalAvailable).toBe(false);
  });
});
