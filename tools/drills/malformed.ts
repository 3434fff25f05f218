import { connect } from 'node:net';
import { calls, type CallName } from '@bcs/contract/contract';
import type { Call } from '@bcs/contract/kernel/call';
import { ROLES } from '@bcs/contract/kernel/roles';
import { ACCOUNTS } from '@bcs/server/database/seed/ids';
import { exampleFor } from '@bcs/server/guarantees/examples';
import { findComplaint, malformed as malformedCall, type DiceRoll } from '@bcs/server/guarantees/malformed';
import { seededDice } from '@bcs/server/guarantees/mutations';
import { targetCaller } from '@bcs/server/guarantees/targets';
import { freePort } from '@bcs/server/testing/free-port';
import { startServer } from '@bcs/server/testing/server-process';
import type { Database } from '@bcs/server/database/db';
import { logIn } from '#bench/seats';
import { makeWorld } from '#bench/world';
import type { Drill } from './drill.ts';
import { rawRequest, rawSocket } from './malformed/raw-requests.ts';

/** The requests for each second of a drill's duration. */
const REQUESTS_A_SECOND = 800;
const CONCURRENCY = 12;
const ANSWERS_WITHIN_MS = 10_000;
/** After so long without a word whoever asks says that nothing more comes: what is no whole request is not answered before. */
const SPEAKS_FOR_MS = { call: 9000, HTTP: 100, socket: 9000 };
/** A socket that was opened has nothing to answer. */
const SOCKET_FOR_MS = 60;
type Spoken = keyof typeof SPEAKS_FOR_MS;
const KINDS: readonly Spoken[] = ['call', 'call', 'call', 'HTTP', 'socket'];

interface Answered {
  /** 0 where the connection was closed without a word. */
  readonly status: number;
  readonly body: string;
  readonly late: boolean;
}

/**
 * Writes bytes over a connection of their own and reads to its end.
 * @param localAddress one of the addresses of this machine, so that limits by address do not answer for the server
 */
const exchange = (port: number, localAddress: string, kind: Spoken, bytes: Buffer): Promise<Answered> =>
  new Promise((resolve) => {
    const within = kind === 'socket' ? SOCKET_FOR_MS : ANSWERS_WITHIN_MS;
    const heard: Buffer[] = [];
    let late = false;
    const socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: true });
    const silent = setTimeout(() => socket.end(), SPEAKS_FOR_MS[kind]);
    const timer = setTimeout(() => {
      late = true;
      socket.destroy();
    }, within);
    socket
      .on('error', () => {})
      .on('data', (piece) => heard.push(piece))
      .on('end', () => socket.destroy())
      .on('close', () => {
        clearTimeout(timer);
        clearTimeout(silent);
        const text = Buffer.concat(heard).toString('latin1');
        const [head = '', ...rest] = text.split('\r\n\r\n');
        resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), body: rest.join('\r\n\r\n'), late });
      });
    socket.write(bytes);
  });

const inputs = (database: Database): Promise<readonly { call: Call; input: Record<string, unknown> }[]> =>
  Promise.all(
    Object.entries<Call>(calls).map(async ([name, call]) => ({
      call,
      input: (await exampleFor(database, name as CallName, 'same course', targetCaller('student'))) as Record<
        string,
        unknown
      >,
    })),
  );

/** A malformed request to a call, as its bytes. */
function bytesOf(one: { call: Call; input: Record<string, unknown> }, token: string | null, roll: DiceRoll): Buffer {
  const { method, url, headers, payload = '' } = malformedCall(one.call, one.input, token, roll);
  const body = Buffer.from(payload as string);
  const lines = Object.entries({ ...headers, host: '127.0.0.1', connection: 'close', 'content-length': body.length });
  const head = [
    `${method} ${String(url).replaceAll(' ', '%20')} HTTP/1.1`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
}

/** Malformed calls, bytes that are no HTTP, and sockets that say what nobody says, to the server as it runs. AUTH-056 */
export const malformed: Drill = {
  name: 'malformed',
  about: 'malformed requests over real connections and sockets: none is a defect, and the server lives',
  run: async ({ postgres, dataDir, seconds, say, check }) => {
    const { url, database } = await makeWorld(postgres, 'demo');
    const good = await inputs(database);
    const tokens: (string | null)[] = [null, 'x'];
    for (const role of ROLES) for (let each = 0; each < 40; each++) tokens.push(await logIn(database, ACCOUNTS[role]));
    await database.close();
    const port = await freePort();
    const server = await startServer(port, { DATABASE_URL: url, DATA_DIR: dataDir });
    const roll = seededDice(20_261_127);
    const statuses = new Map<string, number>();
    const complaints = new Set<string>();
    let [left, late, unanswered] = [seconds * REQUESTS_A_SECOND, 0, 0];
    const one = async () => {
      while (left > 0) {
        left -= 1;
        const kind = KINDS[roll(KINDS.length)] as Spoken;
        const bytes =
          kind === 'call'
            ? bytesOf(good[roll(good.length)] as (typeof good)[number], tokens[roll(tokens.length)] ?? null, roll)
            : kind === 'HTTP'
              ? rawRequest(roll)
              : rawSocket(roll, server.url);
        const address = `127.1.${roll(250)}.${1 + roll(250)}`;
        const answered = await exchange(port, address, kind, bytes);
        const told = `${kind} ${answered.status}`;
        statuses.set(told, (statuses.get(told) ?? 0) + 1);
        if (answered.late && kind !== 'socket') late += 1;
        if (answered.status === 0 && kind === 'call') unanswered += 1;
        const wrong =
          kind === 'call' && answered.status >= 400
            ? findComplaint({ statusCode: answered.status, body: answered.body } as Parameters<typeof findComplaint>[0])
            : answered.status >= 500
              ? `status ${answered.status}`
              : null;
        if (wrong !== null) complaints.add(`${wrong}: ${bytes.toString('latin1').slice(0, 200)}`);
      }
    };
    try {
      const all = left;
      await Promise.all(Array.from({ length: CONCURRENCY }, one));
      const told = [...statuses]
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([status, count]) => `${status} × ${count}`);
      say(`${all} requests: ${told.join(', ')}.`);
      for (const each of [...complaints].slice(0, 10)) say(each);
      check('defects, and answers of another shape', complaints.size, 0, 'at most');
      check('requests that hung', late, 0, 'at most');
      check('whole requests without an answer', unanswered, 0, 'at most');
      check('the server lives', server.isAlive() && (await server.readiness()) === 200 ? 1 : 0, 1, 'at least');
    } finally {
      await server.stop();
    }
  },
};
