import type { ServerProcess } from '@bcs/server/testing/server-process';

/**
 * A balancer as simple as they come: asks the next node that is ready, and another one when nobody answers. Where no node
 * is ready it asks them all the same, as nginx does.
 */
export class Balancer {
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
