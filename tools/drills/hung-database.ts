import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@bcs/server/testing/free-port';
import { startServer } from '@bcs/server/testing/server-process';
import { startTcpProxy } from '@bcs/server/testing/tcp-proxy';
import type { Drill } from './drill.ts';

const HUNG_MS = 25_000;
const ASK_EVERY_MS = 250;
const KEPT_MS = 600;

interface Answer {
  readonly status: number;
  readonly took: number;
  readonly text: string;
}

async function ask(url: string, init?: RequestInit): Promise<Answer> {
  const began = performance.now();
  const end = (status: number, text: string) => ({ status, text, took: performance.now() - began });
  return fetch(url, init).then(
    async (answer) => end(answer.status, await answer.text()),
    (error: Error) => end(0, error.message),
  );
}

/** The database hangs for 25 seconds: it takes connections and answers nothing. */
export const hungDatabase: Drill = {
  name: 'hung-database',
  about: 'the database answers nothing for 25 seconds',
  run: async ({ postgres, dataDir, say, check }) => {
    const databaseUrl = new URL(await postgres.create('bcs_hung'));
    const proxy = await startTcpProxy(Number(databaseUrl.port));
    databaseUrl.port = String(proxy.port);
    const server = await startServer(await freePort(), { DATABASE_URL: databaseUrl.href, DATA_DIR: dataDir });
    try {
      const login = () => ask(`${server.url}/broker/validateToken`, { headers: { authtoken: 'x'.repeat(43) } });
      await login();
      proxy.hang();
      const began = performance.now();
      const call = login();
      // what was asked a moment before may be told once more
      await sleep(KEPT_MS);
      const readiness: Answer[] = [];
      while (performance.now() - began < HUNG_MS) {
        readiness.push(await ask(`${server.url}/readyz`));
        await sleep(ASK_EVERY_MS);
      }
      const healthz = await ask(`${server.url}/healthz`);
      const answered = await call;
      say(`/readyz said: ${readiness[0]?.text}`);
      check('the first /readyz, ms', readiness[0]?.took ?? Infinity, 2000, 'at most');
      check('/readyz that said yes meanwhile', readiness.filter(({ status }) => status !== 503).length, 0, 'at most');
      check('/healthz, status', healthz.status, 200, 'at most');
      check('a request that was in work is answered with 503, ms', answered.took, 20_000, 'at most');
      check('its status', answered.status, 503, 'at least');
      proxy.resume();
      const resumed = performance.now();
      while ((await ask(`${server.url}/readyz`)).status !== 200 && performance.now() - resumed < 30_000)
        await sleep(100);
      check('ready again after, ms', performance.now() - resumed, 5000, 'at most');
      const after = await login();
      check('the first call after it, status', after.status, 200, 'at most');
    } finally {
      await server.stop();
      await proxy.close();
    }
  },
};
