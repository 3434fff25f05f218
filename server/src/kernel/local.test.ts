import { expect, test } from 'vitest';
import { isLocalHost, isLocalOrigin, isLoopbackAddress } from './local.ts';

test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1', '::FFFF:127.0.0.1'])(
  '%s is an address of this machine [D-208]',
  (address) => expect(isLoopbackAddress(address)).toBe(true),
);

test.each([undefined, '', 'localhost', '10.0.0.1', '203.0.113.9', '::ffff:10.0.0.1', '::', 'fe80::1', '128.0.0.1'])(
  '%s is not [D-208]',
  (address) => expect(isLoopbackAddress(address)).toBe(false),
);

test('hosts and origins are judged by their whole name [D-208]', () => {
  for (const host of ['localhost', '127.0.0.1', '[::1]', '::1']) expect(isLocalHost(host)).toBe(true);
  for (const host of ['0.0.0.0', '::', 'localhost.evil.example', 'learn.example.edu', ''])
    expect(isLocalHost(host)).toBe(false);
  expect(isLocalOrigin('http://localhost:3000')).toBe(true);
  expect(isLocalOrigin('http://[::1]:3000')).toBe(true);
  for (const origin of ['https://learn.example.edu', 'http://localhost@evil.example', 'x y'])
    expect(isLocalOrigin(origin)).toBe(false);
});
