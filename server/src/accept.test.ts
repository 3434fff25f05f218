import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listenAcceptingAll } from './accept.ts';

const HOST = '127.0.0.1';
const CALLERS = 200;
let app: FastifyInstance;
let port: number;

beforeEach(async () => {
  app = fastify();
  app.get('/', () => 'here');
  await listenAcceptingAll(app, { port: 0, host: HOST });
  ({ port } = app.server.address() as AddressInfo);
});
afterEach(() => app.close());

/** The highest number of connections that are accepted in one turn of the event loop when many arrive at once. */
async function mostInOneTurn(): Promise<number> {
  const entered: Socket[] = [];
  app.server.on('connection', (socket: Socket) => void entered.push(socket));
  const callers = Array.from({ length: CALLERS }, () => connect(port, HOST));
  let most = 0;
  for (let before = 0; before < callers.length; before = entered.length) {
    await nextTurn();
    most = Math.max(most, entered.length - before);
  }
  for (const caller of callers) caller.destroy();
  return most;
}

test.runIf(process.platform === 'linux')(
  'many callers get in at once, while one socket would take one a turn',
  async () => {
    expect(await mostInOneTurn()).toBeGreaterThan(4);
  },
);

test('whichever socket took them, callers are answered', async () => {
  const answers = Array.from({ length: 50 }, () =>
    fetch(`http://${HOST}:${port}/`, { headers: { connection: 'close' } }).then((answer) => answer.text()),
  );
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['here']));
});

test('a second server on the same port is refused, as if the port were not shared', async () => {
  const second = fastify();
  await expect(listenAcceptingAll(second, { port, host: HOST })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await second.close();
});

test('nobody listens any more once the server has closed', async () => {
  await app.close();
  for (let turn = 0; turn < 40; turn++) {
    const [error] = await once(connect(port, HOST), 'error');
    expect(error).toMatchObject({ code: 'ECONNREFUSED' });
  }
});
