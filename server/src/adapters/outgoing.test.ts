import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import dns from 'node:dns/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ask, NotReached } from './outgoing.ts';

/** Whoever comes here has reached what must not be reached. */
let reached = 0;
let port: number;
const inside = createServer((_request, response) => {
  reached += 1;
  response.end('{}');
});
beforeAll(async () => {
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  ({ port } = inside.address() as AddressInfo);
});
afterAll(() => new Promise((resolve) => inside.close(resolve)));
afterEach(() => vi.restoreAllMocks());

const get = (url: string, anywhere = false) => ask({ method: 'GET', url, headers: {} }, { anywhere, within: 500 });
const resolving = (...addresses: string[]) =>
  vi
    .spyOn(dns, 'lookup')
    .mockResolvedValue(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })) as never);

describe('from a public installation', () => {
  test.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '0.0.0.0',
    '169.254.169.254',
    '10.0.0.1',
    '192.168.0.1',
    '172.16.0.1',
    '100.64.0.1',
    '[fd00::1]',
    '[fe80::1]',
    '[64:ff9b::7f00:1]',
    'localhost',
  ])('nothing is sent to %s', async (host) => {
    await expect(get(`https://${host}:${port}/`)).rejects.toBeInstanceOf(NotReached);
    expect(reached).toBe(0);
  });

  test.each([['127.0.0.1'], ['10.0.0.7', '169.254.169.254'], ['::1']])(
    'nor to a name that leads to %s',
    async (...addresses) => {
      const lookup = resolving(...addresses);
      await expect(get(`https://desk.example:${port}/`)).rejects.toThrow('does not lead to a public address');
      expect([lookup.mock.calls.length, reached]).toEqual([1, 0]);
    },
  );

  test('nor without TLS', async () => {
    await expect(get('http://desk.example/')).rejects.toBeInstanceOf(NotReached);
  });
});

test('on one’s own machine it is reached [control]', async () => {
  resolving('127.0.0.1');
  expect((await get(`http://desk.example:${port}/`, true)).status).toBe(200);
  expect(reached).toBe(1);
});
