import { createServer } from 'node:http';
import { createServer as createSocketServer, type AddressInfo } from 'node:net';
import dns from 'node:dns/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ask, NotReached, TYPED_ADDRESS_LIMITS } from './outgoing.ts';

/** The number of requests to a server that must never be reached. */
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

  test.each([['127.0.0.1'], ['10.0.0.7', '169.254.169.254'], ['::1'], ['8.8.8.8', '127.0.0.1']])(
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

describe('an address that somebody has typed [INTG-004]', () => {
  /** The answer of this host to each path. */
  const LEADS: Readonly<Record<string, () => string>> = {
    '/once': () => `http://chat.example:${doors}/here`,
    '/twice': () => `http://chat.example:${doors}/once`,
    '/round': () => `http://chat.example:${doors}/round`,
    '/inside': () => `http://127.0.0.1:${port}/`,
    '/elsewhere': () => `http://other.example:${port}/`,
  };
  let doors: number;
  const asked: string[] = [];
  const door = createServer((request, response) => {
    const { method = '', url = '' } = request;
    asked.push(`${method} ${url}`);
    const to = LEADS[url];
    if (url === '/long') return response.end('x'.repeat(1_000_001));
    if (url === '/silent') return undefined;
    return to ? response.writeHead(307, { location: to() }).end() : response.end('{}');
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
    doors = (door.address() as AddressInfo).port;
  });
  afterAll(() => {
    door.closeAllConnections();
    return new Promise((resolve) => door.close(resolve));
  });
  const post = (path: string, more = {}) => {
    resolving('127.0.0.1');
    [asked.length, reached] = [0, 0];
    const listed = { listed: [`chat.example:${doors}`], listedWithoutTls: true };
    const request = { method: 'POST', url: `http://chat.example:${doors}${path}`, headers: {}, body: 'news' } as const;
    return ask(request, { ...TYPED_ADDRESS_LIMITS, ...listed, ...more });
  };

  test('is followed where it leads by the same rules, with what was sent', async () => {
    expect((await post('/twice')).status).toBe(200);
    expect(asked).toEqual(['POST /twice', 'POST /once', 'POST /here']);
  });
  test('is not followed inside, however it got there, nor to a host that nobody has listed', async () => {
    for (const path of ['/inside', '/elsewhere']) await expect(post(path)).rejects.toBeInstanceOf(NotReached);
    expect(reached).toBe(0);
  });
  test('is not followed for ever, and not at all where nobody asks for it', async () => {
    expect((await post('/round')).status).toBe(307);
    expect(asked).toHaveLength(1 + TYPED_ADDRESS_LIMITS.redirects);
    expect((await post('/once', { redirects: 0 })).status).toBe(307);
  });
  test('is reached inside only where the operator lists it, and without TLS on the own machine alone', async () => {
    await expect(post('/here', { listed: [] })).rejects.toBeInstanceOf(NotReached);
    await expect(post('/here', { listedWithoutTls: false })).rejects.toThrow('Only https leads outside.');
    expect(asked).toEqual([]);
  });
  test('is read up to a megabyte, and waited for a while [INTG-098]', async () => {
    await expect(post('/long')).rejects.toThrow('The answer is too large.');
    await expect(post('/silent', { within: 200 })).rejects.not.toBeInstanceOf(NotReached);
  });
  test('has to take the call soon', async () => {
    // it accepts connections but never greets, so https does not open
    const mute = createSocketServer(() => undefined);
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const at = (mute.address() as AddressInfo).port;
    resolving('127.0.0.1');
    const silent = ask(
      { method: 'POST', url: `https://chat.example:${at}/`, headers: {}, body: 'news' },
      { ...TYPED_ADDRESS_LIMITS, listed: [`chat.example:${at}`], toConnect: 100 },
    );
    await expect(silent).rejects.toThrow('Nobody took the call in time.');
    mute.close();
  });
});
