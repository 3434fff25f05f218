import { SECOND } from '@bcs/contract/kernel/clock';
import { WAKE_UP } from '#kernel/outbox';
import type { Services } from '#kernel/services';
import { runDueJobs } from './outbox.ts';
import { REPEATED } from './repeated.ts';

/** Queued work wakes the worker at once; this is for what becomes due, and for a wake-up that was lost. */
const LOOK_EVERY = 5 * SECOND;

/** Runs a task again and again, never twice at once; a call while it runs makes it run once more. */
function alone(task: () => Promise<unknown>, onError: (error: unknown) => void) {
  let running: Promise<void> | undefined;
  let again = false;
  const round = async () => {
    do {
      again = false;
      await task().catch(onError);
    } while (again);
    running = undefined;
  };
  const start = () => {
    again = true;
    running ??= round();
  };
  return { start, ended: () => running ?? Promise.resolve() };
}

/** Starts the outbox worker and what comes round. The answer stops it: nothing new begins, what runs may finish. */
export function startJobs(
  services: Services,
  onError: (error: unknown, task: string) => void = () => {},
): () => Promise<void> {
  let stopping = false;
  const stopped = () => stopping;
  const tasks = [
    { name: 'outbox', everyMs: LOOK_EVERY, run: () => runDueJobs(services, { stopped }) },
    ...REPEATED.map(({ name, everyMs, run }) => ({ name, everyMs, run: () => run(services) })),
  ].map(({ name, everyMs, run }) => {
    const { start, ended } = alone(run, (error) => onError(error, name));
    const timer = setInterval(start, everyMs);
    start();
    return { name, start, stop: () => (clearInterval(timer), ended()) };
  });
  const outbox = tasks[0];
  const unsubscribe = services.database.subscribe((message) => {
    if (message === WAKE_UP && !stopping) outbox?.start();
  });
  return async () => {
    stopping = true;
    unsubscribe();
    await Promise.all(tasks.map(({ stop }) => stop()));
  };
}
