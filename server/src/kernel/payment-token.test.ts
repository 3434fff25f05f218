import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { payerOf, paymentToken } from './payment-token.ts';

const NOW = '2026-03-11T22:10:00.000Z';
const purpose = { issuer: 'https://learn.example', secret: 'a secret that both sides know' };
const payer = { accountId: 1, universityIds: [1, 94] };
const token = paymentToken(payer, purpose, NOW, 300);
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const [, body = ''] = token.split('.');

test('the token tells the portal who comes, for five minutes [CHAT-012, D-170]', () => {
  expect(payerOf(token, purpose, NOW)).toEqual(payer);
  expect(payerOf(token, purpose, '2026-03-11T22:14:59.999Z')).toEqual(payer);
  expect(payerOf(token, purpose, '2026-03-11T22:15:00.000Z')).toBeNull();
});

test('each is another one', () => {
  expect(paymentToken(payer, purpose, NOW, 300)).not.toBe(token);
});

test('nobody makes one without the secret, or for somebody else [CHAT-012]', () => {
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
  const forged = encoded({ ...claims, sub: '2' });
  const none = encoded({ alg: 'none', typ: 'JWT' });
  const [header, , signature] = token.split('.');
  for (const wrong of [
    `${header}.${forged}.${signature}`,
    `${none}.${body}.`,
    `${none}.${body}.${createHmac('sha256', purpose.secret).update(`${none}.${body}`).digest('base64url')}`,
    `${token}.x`,
    `${header}.${body}`,
    '',
    'a.b.c',
  ])
    expect([wrong, payerOf(wrong, purpose, NOW)]).toEqual([wrong, null]);
  expect(payerOf(token, { ...purpose, secret: 'another' }, NOW)).toBeNull();
  expect(payerOf(token, { ...purpose, issuer: 'https://elsewhere.example' }, NOW)).toBeNull();
});
