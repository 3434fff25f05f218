import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgres } from '@bcs/server/database/postgres';
import { freePort } from '@bcs/server/testing/free-port';
import { startServer, type ServerProcess } from '@bcs/server/testing/server-process';
import { findSeats } from '#bench/seats';
import { makeWorld } from '#bench/world';
import type { Drill } from './drill.ts';

const NODES = 3;
const PEOPLE = 9;

/** A balancer as simple as they come: asks the next node that is ready, and another one when nobody answers. */
class Balancer {
  readonly nodes: ServerProcess[];
  readonly failed: string[] = [];
  served = 0;
  #next = 0;

  constructor(nodes: ServerProcess[]) {
    this.nodes = nodes;
  }

  async send(token: string, enrollmentId: number): Promise<void> {
    for (let turn = 0; turn < this.nodes.length; turn++) {
      const node = this.nodes[this.#next++ % this.nodes.length];
      if (!node || (await node.readiness()) !== 200) continue;
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

/** Three nodes under load: one is killed, then all are replaced in turn while the schema is a newer one. */
export const rollingUpgrade: Drill = {
  name: 'rolling-upgrade',
  about: 'three nodes under load: one killed, then each replaced in turn, beside a newer schema',
  run: async ({ postgres, dataDir, say, check }) => {
    const { url, database } = await makeWorld(postgres, 2);
    const seats = await findSeats(database, PEOPLE);
    await database.close();
    const start = async () =>
      startServer(await freePort(), { DATABASE_URL: url, DATA_DIR: dataDir, DATABASE_POOL_SIZE: '5' });
    const nodes: ServerProcess[] = [];
    for (let node = 0; node < NODES; node++) nodes.push(await start());
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
        nodes[0] = await start();
      }, 1); // prettier-ignore
      const migrated = async () => {
        const newer = await openPostgres(url, { poolSize: 1 });
        await newer.script(
          "alter table accounts add of_a_newer_version text; insert into schema_migrations (name, checksum) values ('9999_newer.sql', 'x')",
        );
        await newer.close();
      };
      await during('the schema of a newer version, one release ahead', migrated, 0);
      const refused = await start().then(
        () => 0,
        (error: Error) => (error.message.includes('newer version') ? 1 : 0),
      );
      check('an old node that starts beside it is refused with a sentence', refused, 1, 'at least');
      const back = await openPostgres(url, { poolSize: 1 });
      await back.script("delete from schema_migrations where name = '9999_newer.sql'");
      await back.close();
      await during('each node replaced in turn', async () => {
        for (const [at, node] of [...nodes].entries()) {
          const fresh = await start();
          nodes[at] = fresh;
          check(`node ${at + 1} stops with`, (await node.stop()) ?? 1, 0, 'at most');
        }
      }, 0); // prettier-ignore
    } finally {
      over.abort();
      await Promise.all(people);
      for (const node of nodes) if (node.isAlive()) await node.stop();
    }
    if (balancer.failed.length > 0) say(`Not served: ${balancer.failed.join(', ')}`);
  },
};
