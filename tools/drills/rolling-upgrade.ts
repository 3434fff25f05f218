import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { openPostgres } from '@bcs/server/database/postgres';
import { freePort } from '@bcs/server/testing/free-port';
import { startServer, type ServerProcess } from '@bcs/server/testing/server-process';
import { findSeats } from '#bench/seats';
import { run } from '#run';
import { ROOT } from '#root';
import type { Drill } from './drill.ts';

/**
 * A balancer as simple as they come: asks the next node that is ready, and another one when nobody answers. Where no
 * node is ready it asks them anyway, as nginx does.
 */
class Balancer {
  readonly nodes: ServerProcess[];
  readonly failed: string[] = [];
  served = 0;
  #next = 0;

  constructor(nodes: ServerProcess[]) {
    this.nodes = nodes;
  }

  async send(token: string, enrollmentId: number): Promise<void> {
    const first = this.#next++;
    const inTurn = this.nodes.map((_, turn) => this.nodes[(first + turn) % this.nodes.length] as ServerProcess);
    const ready = [];
    for (const node of inTurn) if ((await node.readiness()) === 200) ready.push(node);
    for (const node of ready.length > 0 ? ready : inTurn) {
      const status = await fetch(`${node.url}/broker/dashboard`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authtoken: token },
        body: JSON.stringify({ enrollmentId }),
      }).then(
        async (answer) => (await answer.arrayBuffer(), answer.status),
        () => 0,
      );
      // a read that met a closed door is asked of the next node, as nginx does
      if (status === 0) continue;
      if (status === 200) this.served += 1;
      else this.failed.push(`${status}`);
      return;
    }
    this.failed.push('no node');
  }
}

const MIGRATIONS = 'server/src/database/migrations';
const RELEASES = 'server/src/testing/releases';

/** A version of the product that lies beside this one, run from its sources. */
export interface PreviousVersion {
  readonly commit: string;
  /** Migrations came since, so that it cannot be started beside this version. */
  readonly hasOlderSchema: boolean;
  /** The file that starts its server. */
  readonly main: string;
  /** Runs one of its commands. */
  readonly bcs: (line: readonly string[], env: Readonly<Record<string, string>>) => ReturnType<typeof run>;
}

/**
 * Lays out the last release, which people upgrade from, with the packages of this version; null where there is no
 * history to take it from. A release is the commit that kept its demo world.
 */
async function layOutPreviousVersion(folder: string): Promise<PreviousVersion | null> {
  const added = await run('git', ['log', '-1', '--format=%h', '--', RELEASES]);
  const commit = added.output.trim();
  const migrations = await run('git', ['diff', '--quiet', commit, '--', MIGRATIONS]);
  const archive = `${folder}.tar`;
  const taken = await run('git', ['archive', '--output', archive, commit, 'package.json', 'contract', 'server']);
  if (taken.code !== 0) return null;
  mkdirSync(join(folder, 'node_modules', '@bcs'), { recursive: true });
  await run('tar', ['--extract', '--file', archive, '--directory', folder]);
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((each) => each !== '@bcs'))
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  // the older product needs its own copy
  for (const name of ['contract', 'server'])
    symlinkSync(join(folder, name), join(folder, 'node_modules', '@bcs', name));
  const source = join(folder, 'server', 'src');
  return {
    commit,
    hasOlderSchema: migrations.code === 1,
    main: join(source, 'main.ts'),
    bcs: (line, env) => run('node', [join(source, 'cli', 'main.ts'), ...line], { cwd: folder, env }),
  };
}

const NODES = 3;
const PEOPLE = 9;
const BACK_WITHIN_MS = 5000;

/** Three nodes of the last release under load: one is killed, all are replaced in turn, then the database is restarted, and killed. */
export const rollingUpgrade: Drill = {
  name: 'rolling-upgrade',
  about:
    'three nodes of the last release under load: one killed, each replaced in turn, the database restarted and killed',
  run: async ({ postgres, dataDir, say, check }) => {
    const previous = await layOutPreviousVersion(join(dataDir, 'previous'));
    if (!previous) return say('Left out: there is no history to take the last release from.');
    say(`The last release is ${previous.commit}.`);
    const url = await postgres.create('rolling');
    const environment = { DATABASE_URL: url, DATA_DIR: dataDir, DATABASE_POOL_SIZE: '5' };
    const planted = await previous.bcs(['seed', '--scale', '2'], { ...environment, LOG_LEVEL: 'silent' });
    if (planted.code !== 0) throw new Error(planted.output);
    const database = await openPostgres(url, { poolSize: 1 });
    const seats = await findSeats(database, PEOPLE);
    await database.close();

    const start = async (main?: string) => startServer(await freePort(), environment, main);
    const nodes: ServerProcess[] = [];
    for (let node = 0; node < NODES; node++) nodes.push(await start(previous.main));
    const balancer = new Balancer(nodes);
    const over = new AbortController();
    const people = seats.map(async ({ student }) => {
      while (!over.signal.aborted) {
        await balancer.send(student.token, student.enrollmentId);
        await sleep(200);
      }
    });
    const during = async (what: string, work: () => Promise<void>, most: number) => {
      const before = { served: balancer.served, failed: balancer.failed.length };
      await work();
      await sleep(1000);
      say(`${what}: ${balancer.served - before.served} served`);
      check(`${what}: not served`, balancer.failed.length - before.failed, most, 'at most');
    };
    try {
      await sleep(2000);
      await during('one node killed and started again', async () => {
        await nodes[0]?.kill();
        nodes[0] = await start(previous.main);
      }, 1); // prettier-ignore
      await during('the schema of this version beside nodes of the release', async () => {
        const migrated = await run('node', ['server/src/cli/main.ts', 'migrate'], { env: environment });
        if (migrated.code !== 0) throw new Error(migrated.output);
        say(migrated.output.trim());
        await sleep(3000);
      }, 0); // prettier-ignore
      if (previous.hasOlderSchema) {
        const refused = await start(previous.main).then(
          () => 0,
          (error: Error) => (error.message.includes('newer version') ? 1 : 0),
        );
        check(
          'a node of the previous version that starts beside it is refused with a sentence',
          refused,
          1,
          'at least',
        );
      } else say('No migration came since then: nothing to refuse.');
      await during('each node replaced in turn by one of this version', async () => {
        for (const [at, node] of [...nodes].entries()) {
          nodes[at] = await start();
          check(`node ${at + 1} stops with`, (await node.stop()) ?? 1, 0, 'at most');
        }
      }, 0); // prettier-ignore
      await during('the database restarted', () => postgres.restart(), 0);
      await postgres.crash();
      await postgres.start();
      const [began, served] = [performance.now(), balancer.served];
      while (balancer.served < served + PEOPLE && performance.now() - began < 4 * BACK_WITHIN_MS) await sleep(20);
      check('the database killed and started again: everybody served after, ms', performance.now() - began, BACK_WITHIN_MS, 'at most'); // prettier-ignore
    } finally {
      over.abort();
      await Promise.all(people);
      for (const node of nodes) if (node.isAlive()) await node.stop();
    }
  },
};
