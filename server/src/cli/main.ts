import { openDatabase } from '#database/open';
import { systemClock } from '#kernel/system-clock';
import { runCli } from './program.ts';

// only this account may read the files that are written, including exports
process.umask(0o077);

// the reader may close the pipe early, as in `| head`
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await runCli(process.argv.slice(2), {
  given: process.env,
  now: systemClock,
  say: (line) => console.log(line),
  open: openDatabase,
});
