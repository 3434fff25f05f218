import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@bcs/server/testing/free-port';
import { startSmtp } from '@bcs/server/testing/smtp';
import { ROOT } from '#root';
import { meetInClassroom, passesSocket } from './first-classroom.ts';
import type { Drill } from './drill.ts';
import { writeStandIns } from './stand-ins.ts';

/** A block of a page: something to type, or a file to write. */
export interface TutorialBlock {
  readonly text: string;
  /** The file that it is written to; null for what is typed. */
  readonly file: string | null;
}

const FENCE = /^```\w+ (run|file=(\S+))\n(.*?)^```$/gms;

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
/** The files that both pages give nginx. */
export const nginxFiles = (): string[] =>
  ['README.md', 'docs/in-an-hour.md'].flatMap((path) =>
    [...read(path).matchAll(/^```nginx.*\n([^]*?)^```$/gm)].map(([, text = '']) => text),
  );
export const composeFile = (): string => read('compose.yaml');

/** The blocks of docs/in-an-hour.md, in their order. */
export const tutorialBlocks = (): TutorialBlock[] =>
  [...read('docs/in-an-hour.md').matchAll(FENCE)].map(([, , file = null, text = '']) => ({
    file,
    text,
  }));

const NGINX = '/usr/sbin/nginx';
/** One for the test, and one for each of the class but the admin, who has a password of her own. */
const MAILS = 4;
const SETUP_CODE = /\b\w{4}(?:-\w{4}){3}\b/;
const BLOCK_MS = 60_000;
const ORIGIN = 'https://learn.example.edu';

const CHIEF = { email: 'chief@example.edu', firstName: 'Chief', lastName: 'Example', password: 'Copper+Kettle#25' };

/** Types a command of the page; our own mail server answers meanwhile. */
async function typed(
  text: string,
  cwd: string,
  env: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const shell = spawn('bash', ['--norc', '-exo', 'pipefail', '-c', text], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: BLOCK_MS,
  });
  let output = '';
  for (const stream of [shell.stdout, shell.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(shell, 'exit')) as [number | null];
  return { code: code ?? 1, output };
}

/** The page that leads to a running class, block by block. */
export const firstDay: Drill = {
  name: 'first-day',
  about: 'docs/in-an-hour.md, typed block by block',
  run: async ({ postgres, dataDir: root, say, check }) => {
    const [port, httpPort, httpsPort, metricsPort] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ];
    const smtp = await startSmtp();
    const nginx = existsSync(NGINX) ? NGINX : '';
    if (nginx === '') say('nginx is not on this machine (apt-get install nginx): its blocks are left out.');
    const stands = join(root, 'stand-ins');
    writeStandIns(stands, { root, app: ROOT, node: process.execPath, httpsPort });
    const database = new URL(postgres.url);
    database.pathname = '/bcs';
    const here = (text: string) =>
      text
        .replaceAll('/opt/bcs/app/node_modules/.bin/node', process.execPath)
        .replaceAll('/opt/bcs/app', ROOT)
        .replaceAll(/(?<![\w/])\/(etc|opt|var|usr\/local)\//g, `${root}/$1/`)
        .replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`)
        .replace(/^DATABASE_URL=.*$/m, `DATABASE_URL="${database.href}"\nPORT="${port}"`)
        .replace(/^SMTP_URL=.*$/m, `SMTP_URL="${smtp.url}"`)
        .replace('METRICS_PORT="9464"', `METRICS_PORT="${metricsPort}"`)
        .replaceAll(/listen (\[::\]:)?80;/g, `listen 127.0.0.1:${httpPort};`)
        .replaceAll(/listen (\[::\]:)?443 ssl/g, `listen 127.0.0.1:${httpsPort} ssl`)
        .replaceAll(/^(\s*listen .*)\n\s*listen .*$/gm, '$1');
    mkdirSync(join(root, 'etc/nginx/logs'), { recursive: true });
    mkdirSync(join(root, 'logs'), { recursive: true });
    writeFileSync(
      join(root, 'etc/nginx/nginx.conf'),
      `pid ${root}/nginx.pid;\nerror_log ${root}/logs/error.log;\nevents {}\nhttp { access_log off; include ${root}/etc/nginx/conf.d/*.conf; }\n`,
    );
    const env = { PATH: `${stands}:${root}/usr/local/bin:/usr/bin:/bin`, ADMIN_URL: postgres.url, WITH_NGINX: nginx };
    const post = (call: string, body: object) =>
      fetch(`http://127.0.0.1:${port}/broker/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    let said = '';
    try {
      for (const { text, file } of tutorialBlocks()) {
        if (file !== null) {
          const path = join(root, file);
          mkdirSync(dirname(path), { recursive: true });
          writeFileSync(path, here(text));
          if (file.startsWith('/usr/local/bin/')) chmodSync(path, 0o755);
          continue;
        }
        say(text.split('\n', 1)[0] ?? '');
        const { code, output } = await typed(here(text), root, env);
        said += output;
        if (code !== 0) throw new Error(`This block failed:\n${text}\n${output}`);
        if (!text.includes('setup-code.txt')) continue;
        // the request that the page makes in a browser
        const made = await post('setupFirstAdmin', { ...CHIEF, code: SETUP_CODE.exec(output)?.[0] ?? '' });
        check('the code makes the first admin, status', made.status, 200, 'at most');
      }
      const doctor = said.match(/No mistakes found\./g) ?? [];
      check('times that doctor found no mistake', doctor.length, 2, 'at least');
      check('warnings of doctor', (said.match(/^warning /gm) ?? []).length, 0, 'at most');
      for (let turn = 0; smtp.mails.length < MAILS && turn < 100; turn++) await sleep(100);
      check('mails that arrived', smtp.mails.length, MAILS, 'at least');
      check('mails more than that', smtp.mails.length - MAILS, 0, 'at most');
      const signIn = async (userName: string) => {
        const invitation = smtp.mails.find(({ to }) => to.includes(userName));
        const link = new URL(/https:\S+/.exec(invitation?.text ?? '')?.[0] ?? 'about:none');
        const resetToken = link.searchParams.get('token');
        await post('resetPassword', { resetToken, userName, password: 'Copper+Kettle#26' });
        const login = await post('login', { email: userName, password: 'Copper+Kettle#26' });
        return ((await login.json()) as { authToken: string | null }).authToken ?? '';
      };
      const [teacher, student] = [await signIn('ada.king@example.edu'), await signIn('ben.ortiz@example.edu')];
      check('a student chooses a password and signs in', Number(student !== ''), 1, 'at least');
      const url = `http://127.0.0.1:${port}`;
      await meetInClassroom({ url, databaseUrl: database.href, origin: ORIGIN, teacher, student });
      check('people who come into the live classroom', 1, 1, 'at least');
      for (const path of nginx === '' ? [] : ['/realtime', '/classroom'])
        check(`nginx passes ${path}`, Number(await passesSocket(httpsPort, path, ORIGIN)), 1, 'at least');
      const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
      check('metrics, status', metrics.status, 200, 'at most');
    } finally {
      for (const pid of ['server.pid', 'nginx.pid'].map((name) => join(root, name)).filter((path) => existsSync(path)))
        process.kill(Number(readFileSync(pid, 'utf8')));
      await sleep(3000);
      await smtp.close();
    }
  },
};
