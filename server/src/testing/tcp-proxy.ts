import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy between a program and its server on this machine that behaves as bad networks do. */
export interface TcpProxy {
  readonly port: number;
  /** Forwards nothing in either direction but keeps every connection open, as a hung server does. */
  hang(): void;
  /** Forwards again: connections that hung are closed, and those that waited are accepted. */
  resume(): void;
  /** Counts the connections opened since it began to hang. */
  waiting(): number;
  /** Cuts every connection and accepts no new one. */
  refuse(): void;
  close(): Promise<void>;
}

/** Forwards everything to a port of this machine until told otherwise. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  let mode: 'pass' | 'hang' | 'refuse' = 'pass';
  const sockets = new Set<Socket>();
  const waiting: Socket[] = [];
  const link = (from: Socket) => {
    if (from.destroyed) return;
    const to = keep(connect(target, '127.0.0.1'));
    from.pipe(to).pipe(from);
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const)
      one.once('close', () => other.destroy());
  };
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((from) => {
    if (mode === 'refuse') return void from.destroy();
    keep(from);
    if (mode === 'hang') waiting.push(from);
    else link(from);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    hang: () => {
      mode = 'hang';
      for (const socket of sockets) socket.unpipe();
    },
    resume: () => {
      if (mode === 'hang') for (const socket of sockets) if (!waiting.includes(socket)) socket.destroy();
      mode = 'pass';
      for (const socket of waiting.splice(0)) link(socket);
    },
    waiting: () => waiting.length,
    refuse: () => {
      mode = 'refuse';
      for (const socket of sockets) socket.destroy();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
