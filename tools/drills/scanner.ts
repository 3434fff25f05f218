import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { clamd } from '@bcs/server/adapters/scanner/clamd';
import { IDS } from '@bcs/server/database/seed/ids';
import { EICAR } from '@bcs/server/testing/eicar';
import { freePort } from '@bcs/server/testing/free-port';
import { startServer } from '@bcs/server/testing/server-process';
import { zipOf } from '@bcs/server/testing/zip-of';
import { logIn } from '#bench/seats';
import { makeWorld } from '#bench/world';
import type { Drill } from './drill.ts';

const PROGRAM = 'clamd';
const STARTS_WITHIN_MS = 30_000;
const MEGABYTE = 1024 * 1024;
const { activeCourse: courseId } = IDS;

const pdfOf = (inside: Uint8Array | string): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(inside as string), Buffer.from('\n%%EOF\n')]);
const HARMFUL = pdfOf(EICAR);
const KNOWN_BY_HASH = pdfOf('a file that only its hash tells');

/** Signatures of our own: no drill waits for those of ClamAV, which are 300 MB. */
function signatures(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'own.ndb'), `Drill.Eicar:0:*:${EICAR.toString('hex')}\n`);
  writeFileSync(join(folder, 'own.hdb'), `${hash('md5', KNOWN_BY_HASH)}:${KNOWN_BY_HASH.length}:Drill.Hash\n`);
}

/** The daemon as Debian brings it, on this machine alone. */
async function startDaemon(folder: string, port: number, longest: string): Promise<ChildProcess> {
  const config = join(folder, 'clamd.conf');
  const lines = [
    'Foreground yes',
    'TCPAddr 127.0.0.1',
    `TCPSocket ${port}`,
    `DatabaseDirectory ${join(folder, 'signatures')}`,
  ];
  writeFileSync(config, [...lines, `StreamMaxLength ${longest}`, `TemporaryDirectory ${folder}`, ''].join('\n'));
  const daemon = spawn(PROGRAM, ['--config-file', config], { stdio: 'ignore' });
  const at = clamd({ host: '127.0.0.1', port });
  const late = AbortSignal.timeout(STARTS_WITHIN_MS);
  while (
    !(await at.isHarmful(Buffer.from('x')).then(
      () => true,
      () => false,
    ))
  ) {
    if (late.aborted || daemon.exitCode !== null) throw new Error('The daemon of ClamAV did not start.');
    await sleep(100);
  }
  return daemon;
}

async function stopDaemon(daemon: ChildProcess): Promise<void> {
  if (daemon.exitCode !== null || daemon.signalCode !== null) return;
  const ended = once(daemon, 'exit');
  daemon.kill('SIGKILL');
  await ended;
}

/** The real ClamAV beside the server: what it finds, what it does not, and what happens while it is away. D-259 */
export const scanner: Drill = {
  name: 'scanner',
  about: 'files of sessions judged by the daemon of ClamAV, which goes away and comes back',
  run: async ({ postgres, dataDir, say, check }) => {
    const { stdout, status } = spawnSync(PROGRAM, ['--version'], { encoding: 'utf8' });
    if (status !== 0) return say('Left out: there is no clamd on this machine (clamav-daemon in Debian).');
    say(stdout.trim());
    signatures(join(dataDir, 'signatures'));
    const port = await freePort();
    let daemon = await startDaemon(dataDir, port, '12M');
    const { url, database } = await makeWorld(postgres, 'demo');
    const token = await logIn(database, IDS.accounts.admin);
    await database.close();
    const server = await startServer(await freePort(), {
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      CLAMD_ADDRESS: `127.0.0.1:${port}`,
    });
    const send = async (name: string, input: object): Promise<string> => {
      const answer = await fetch(`${server.url}/broker/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authtoken: token },
        body: JSON.stringify({ courseId, ...input }),
      });
      const body = (await answer.json()) as { errorCode?: string; folderId?: number | null };
      return `${answer.status} ${body.errorCode ?? (body.folderId === null ? 'with mistakes' : '')}`.trim();
    };
    const bring = (bytes: Buffer) => send('uploadResource', { fileName: 'a.pdf', base64: bytes.toString('base64') });
    const bringFolder = (pdf: Buffer) => {
      const files = [
        { name: 'course.yaml', data: 'name: Web\n' },
        { name: 'sessions/1.md', data: '---\nname: HTML\nmeeting: 1\n---\n\nText\n' },
        { name: 'sessions/1/a.pdf', data: pdf },
      ];
      const zip = zipOf(files).toString('base64');
      return send('uploadFolder', { fileName: 'course.zip', base64: zip, revision: null });
    };
    const expectAnswer = (what: string, got: string, wanted: string) => {
      if (got !== wanted) say(`${what}: ${got}, and not ${wanted}`);
      check(what, got === wanted ? 1 : 0, 1, 'at least');
    };
    try {
      expectAnswer('a file with nothing in it is taken', await bring(pdfOf('nothing')), '200');
      expectAnswer('one of 10 MB as well', await bring(pdfOf(Buffer.alloc(10 * MEGABYTE - 100, 1))), '200');
      expectAnswer(
        'one with the text by which scanners are tried is refused',
        await bring(HARMFUL),
        '422 RESOURCE_HARMFUL',
      );
      expectAnswer('one that is known by its hash is refused', await bring(KNOWN_BY_HASH), '422 RESOURCE_HARMFUL');
      expectAnswer('a folder with a harmful file has a mistake', await bringFolder(HARMFUL), '200 with mistakes');
      expectAnswer('a folder without one has none', await bringFolder(pdfOf('nothing')), '200');
      await stopDaemon(daemon);
      expectAnswer('while it is away nothing is taken', await bring(pdfOf('nothing')), '503 RESOURCE_NOT_SAVED');
      daemon = await startDaemon(dataDir, port, '1M');
      expectAnswer('once it is back it is asked again', await bring(pdfOf('nothing')), '200');
      expectAnswer(
        'what is longer than it takes is not taken',
        await bring(pdfOf(Buffer.alloc(2 * MEGABYTE, 1))),
        '503 RESOURCE_NOT_SAVED',
      );
    } finally {
      await server.stop();
      await stopDaemon(daemon);
    }
  },
};
