import { openDatabase } from '#database/open';
import { systemClock } from '#kernel/system-clock';
import { runCli } from './program.ts';

// whatever is written, exports too, this account alone may read
process.umask(0o077);

// whoever reads with `| head` has read enough
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
