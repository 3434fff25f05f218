import { expect, test } from 'vitest';
import { paymentCookie, portalAddress } from './portal.ts';

test('the portal opens with the university as ref [CHAT-012, D-170]', () => {
  expect(portalAddress('https://pay.example/start', 94)).toBe('https://pay.example/start?ref=94');
  expect(portalAddress('https://pay.example/?shop=2', 94)).toBe('https://pay.example/?shop=2&ref=94');
});

test('the cookie is secure, lasts five minutes and reaches the domain shared with the portal [CHAT-012, D-170]', () => {
  expect(paymentCookie('a.b.c', 'example.edu')).toBe(
    'bcsPaymentToken=a.b.c; Max-Age=300; Path=/; Secure; SameSite=Lax; Domain=example.edu',
  );
  expect(paymentCookie('a.b.c', null)).not.toContain('Domain');
});
