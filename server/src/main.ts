import { DatabaseRefused } from '#database/open';
import { FolderInUse } from '#database/folder-lock';
import { MigrationRefused } from '#database/migrate';
import { EnvironmentRefused, readEnvironment } from '#kernel/env';
import { FolderOpen } from '#kernel/private-folder';
import { ClockWrong } from '#kernel/right-clock';
import { WrongKey } from '#kernel/secrets';
import { greeting } from './greeting.ts';
import { PortRefused } from './listen.ts';
import { start, type Running } from './start.ts';

/** The longest time that stopping a server takes. */
const STOP_WITHIN_MS = 14_000;
const MISTAKES = [
  EnvironmentRefused,
  DatabaseRefused,
  FolderInUse,
  FolderOpen,
  MigrationRefused,
  WrongKey,
  ClockWrong,
  PortRefused,
];
const began = performance.now();

/** Reports mistakes of the operator in plain sentences, and defects in full. */
function giveUp(error: unknown): never {
  const plain = MISTAKES.some((mistake) => error instanceof mistake);
  console.error(plain ? (error as Error).message : error);
  process.exit(1);
}

// only this account may read the files that are written from now on
process.umask(0o077);

process.on('uncaughtException', (error) => {
  console.error(JSON.stringify({ level: 60, msg: 'uncaught exception', type: error.name, stack: error.stack }));
  process.exit(1);
});

function stopOnSignals(running: Running): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      // npm repeats the terminal's signal, so the second one means the same
      if (stopping) return;
      stopping = true;
      console.log('Stopping …');
      setTimeout(() => giveUp(new Error('The server did not stop in time.')), STOP_WITHIN_MS).unref();
      void running.stop().then(() => process.exit(0), giveUp);
    });
}

try {
  const environment = readEnvironment(process.env);
  const running = await start(environment, (line) => console.log(line));
  stopOnSignals(running);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(greeting({ environment, ...running, seconds }));
} catch (error) {
  giveUp(error);
}
