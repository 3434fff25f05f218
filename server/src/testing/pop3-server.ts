import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A mailbox on this machine that is read by POP3. */
export interface TestPop3 {
  /** The address, with user and password. */
  readonly url: string;
  /** The messages in the mailbox; a reader that deletes removes them from here. */
  readonly messages: string[];
  /** Refuses the next logins with this answer; null accepts them again. */
  refuseLogin(answer: string | null): void;
  close(): Promise<void>;
}

const PASSWORD = 'p@ss word';

export async function startPop3(): Promise<TestPop3> {
  const messages: string[] = [];
  let refusal: string | null = null;
  const sockets = new Set<Socket>();

  const converse = (socket: Socket) => {
    const deleted = new Set<number>();
    const say = (text: string) => void socket.write(`${text}\r\n`);
    const answer = (line: string) => {
      const [verb = '', number = ''] = line.split(' ');
      const at = Number(number) - 1;
      if (verb === 'USER') return say('+OK');
      if (verb === 'PASS') return say(refusal ?? (line === `PASS ${PASSWORD}` ? '+OK' : '-ERR [AUTH] No'));
      if (verb === 'STAT') return say(`+OK ${messages.length} 1000`);
      if (verb === 'DELE') {
        deleted.add(at);
        return say('+OK');
      }
      if (verb === 'TOP') {
        const lines = (messages[at] ?? '').split('\n').map((text) => (text.startsWith('.') ? `.${text}` : text));
        return say(['+OK', ...lines, '.'].join('\r\n'));
      }
      if (verb !== 'QUIT') return say('-ERR');
      messages.splice(0, Infinity, ...messages.filter((_message, place) => !deleted.has(place)));
      socket.end('+OK\r\n');
    };
    let rest = '';
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('latin1')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) answer(line);
    });
    say('+OK ready');
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    converse(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `pop3://bounces:${encodeURIComponent(PASSWORD)}@127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    refuseLogin: (given) => void (refusal = given),
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
