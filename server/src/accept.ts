import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { platform } from 'node:os';
import type { FastifyInstance } from 'fastify';

/** The number of sockets that share the port. */
const SOCKETS = 16;
/** The number of new connections that may wait at each socket; the system may reduce it. */
const BACKLOG = 1024;
/** True on systems where several sockets of one process can share a port and its connections. */
const CAN_SHARE = platform() === 'linux';

type Address = Readonly<{ port: number; host: string }>;

/**
 * Listens on several sockets, so that callers can connect while the process is busy. Each turn of the event loop
 * accepts one connection per socket, and under load a turn takes eight milliseconds: one socket would accept 120 people
 * a second, and others would wait for seconds before they could even be refused. With sixteen, nobody waits.
 * @throws what listening throws, also if another process listens on the port
 */
export async function listenAcceptingAll(app: FastifyInstance, { port, host }: Address): Promise<void> {
  const others: Server[] = [];
  app.addHook('preClose', async () => {
    for (const other of others) other.close();
  });
  if (CAN_SHARE) await refuseIfTaken({ port, host });
  const options = { host, backlog: BACKLOG, reusePort: CAN_SHARE };
  await app.listen({ port, ...options });
  if (!CAN_SHARE) return;
  const shared = (app.server.address() as AddressInfo).port;
  while (others.length < SOCKETS - 1) {
    const other = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
      app.server.emit('connection', socket);
    });
    others.push(other.listen({ port: shared, ...options }));
    await once(other, 'listening');
  }
}

/** Refuses a port that is in use, since sharing it would also allow a second server that was started by mistake. */
async function refuseIfTaken(address: Address): Promise<void> {
  const alone = createServer().listen(address);
  await once(alone, 'listening');
  alone.close();
  await once(alone, 'close');
}
