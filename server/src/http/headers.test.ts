import fastify from 'fastify';
import { expect, test } from 'vitest';
import { sendSecurityHeaders } from './headers.ts';

const headersOf = async (secure: boolean) => {
  const app = fastify();
  sendSecurityHeaders(app, { players: [], secure });
  app.get('/', async () => 'page');
  const { headers } = await app.inject('/');
  await app.close();
  return headers;
};

test('every answer says that it is neither to be guessed at, nor framed, nor to send its address along', async () => {
  expect(await headersOf(false)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'content-security-policy': expect.stringContaining("script-src 'self'"),
  });
});

test('only where the address is https do browsers learn to insist on it', async () => {
  expect((await headersOf(false))['strict-transport-security']).toBeUndefined();
  expect((await headersOf(true))['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
});
