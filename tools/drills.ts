/**
 * Bad days, made on purpose, on this machine alone: servers, databases and people of our own on 127.0.0.1.
 *
 *   npm run drills                        all of them
 *   npm run drills -- overload            one
 *   npm run drills -- --quick             shorter
 *   npm run drills -- malformed --seconds 250   as long as somebody says
 *   npm run drills -- backup --courses 4200   with 100,800 students
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '@bcs/server/testing/postgres-server';
import { backup } from './drills/backup.ts';
import { classroom } from './drills/classroom.ts';
import type { Drill } from './drills/drill.ts';
import { firstDay } from './drills/first-day.ts';
import { fullDisk } from './drills/full-disk.ts';
import { hungDatabase } from './drills/hung-database.ts';
import { image } from './drills/image.ts';
import { imports } from './drills/imports.ts';
import { importSpeed } from './drills/import-speed.ts';
import { mail } from './drills/mail.ts';
import { mailHour } from './drills/mail-hour.ts';
import { mailLooks } from './drills/mail-looks.ts';
import { malformed } from './drills/malformed.ts';
import { overload } from './drills/overload.ts';
import { pooler } from './drills/pooler.ts';
import { relay } from './drills/relay.ts';
import { rollingUpgrade } from './drills/rolling-upgrade.ts';
import { scanner } from './drills/scanner.ts';
import { signaling } from './drills/signaling.ts';
import { slowMail } from './drills/slow-mail.ts';
import { uploads, uploadsOnEmbedded } from './drills/uploads.ts';

const DRILLS: readonly Drill[] = [
  backup,
  classroom,
  firstDay,
  fullDisk,
  hungDatabase,
  image,
  imports,
  importSpeed,
  mail,
  mailHour,
  mailLooks,
  malformed,
  overload,
  pooler,
  relay,
  rollingUpgrade,
  scanner,
  signaling,
  slowMail,
  uploads,
  uploadsOnEmbedded,
];
const { values, positionals } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '60' },
    courses: { type: 'string' },
  },
  allowPositionals: true,
});
const chosen = DRILLS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const unknown = positionals.filter((name) => !DRILLS.some((drill) => drill.name === name));
if (unknown.length > 0) console.error(`There is no drill called ${unknown.join(', ')}.`);
let missed = unknown.length;

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

for (const { name, about, run } of chosen) {
  console.log(`\n── ${name}: ${about}`);
  const postgres = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'bcs-drill-'));
  try {
    await run({
      postgres,
      dataDir,
      seconds: values.quick ? 12 : Number(values.seconds),
      ...(values.courses !== undefined && { courses: Number(values.courses) }),
      say: (line) => console.log(line),
      check: (what, figure, bar, sense) => {
        const met = sense === 'at least' ? figure >= bar : figure <= bar;
        if (!met) missed += 1;
        console.log(`${met ? 'ok    ' : 'MISSED'} ${what}: ${Number(figure.toFixed(2))} (${sense} ${bar})`);
      },
    });
  } catch (error) {
    missed += 1;
    console.error(error);
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
console.log(missed === 0 ? '\nEverything held.' : `\n${missed} missed.`);
process.exit(missed === 0 ? 0 : 1);
