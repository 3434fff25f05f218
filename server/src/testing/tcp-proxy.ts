import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Stands between a program and its server on this machine, and behaves as bad networks do. */
export interface TcpProxy {
  readonly port: number;
  /** Passes nothing on any more, in neither direction, and keeps every connection open: what a hung server looks like. */
  hang(): void;
  /** Serves again: connections that hung end, those that waited to be taken are taken. */
  resume(): void;
  /** Counts the connections that have come since it hangs. */
  waiting(): number;
  /** Cuts every connection and takes no new one. */
  refuse(): void;
  close(): Promise<void>;
}

/** Passes everything on to a port of this machine, as long as nothing else is said. */
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
