import { SECOND, MINUTE } from '@bcs/contract/kernel/clock';
import { WAKE_UP } from '#kernel/outbox';
import { refuseWrongClock } from '#kernel/right-clock';
import type { Services } from '#kernel/services';
import { openOutbox, type JobEnd } from './outbox.ts';
import { setAbsences } from './absences.ts';
import { publishDueAnnouncements } from './announcements.ts';
import { takeDigests } from './digest.ts';
import { tellChatBridges } from './chat-news.ts';
import { settleMeetings } from './meetings.ts';
import { readReports } from './non-delivery.ts';
import { sendReminders } from './reminders.ts';
import { sweep, sweepBackups, sweepUploads } from './sweep.ts';

/**
 * Work that comes round. Each process does it, so it must not matter how often; an alert calls somebody where it has not
 * been done for half an hour.
 */
export type Repeated = Readonly<{ name: string; everyMs: number; run: (services: Services) => Promise<unknown> }>;

export const REPEATED: readonly Repeated[] = [
  { name: 'sweep', everyMs: 10 * MINUTE, run: sweep },
  { name: 'uploads', everyMs: 10 * MINUTE, run: sweepUploads },
  { name: 'left backups', everyMs: 10 * MINUTE, run: sweepBackups },
  { name: 'absences', everyMs: MINUTE, run: setAbsences },
  { name: 'announcements', everyMs: MINUTE / 6, run: publishDueAnnouncements },
  { name: 'chat-news', everyMs: MINUTE / 6, run: tellChatBridges },
  { name: 'reminders', everyMs: MINUTE, run: sendReminders },
  { name: 'digests', everyMs: MINUTE, run: takeDigests },
  { name: 'meetings', everyMs: MINUTE, run: settleMeetings },
  { name: 'mail reports', everyMs: 2 * MINUTE, run: readReports },
];

/** Queued work wakes the workers at once; this is for what becomes due, and for a wake-up that was lost. */
const LOOK_EVERY = 5 * SECOND;
/** The time for running jobs to finish, such as a mail on its way; a job still at work then is done again by another worker. */
const FINISH_WITHIN = 8 * SECOND;

/** Hears what becomes of jobs and of what comes round. */
export interface JobWatch {
  /** Receives the result of each attempt at a job of the outbox. */
  onEnd?(end: JobEnd): void;
  /** Receives each repeated task before its first round. */
  onExpect?(task: string): void;
  /** Receives the end of each round of a repeated task, whether or not it failed. */
  onRound?(task: string, tookMs: number, error?: unknown): void;
}

/** Runs a task again and again, never twice at once; a call while it runs makes it run once more. */
function alone(task: () => Promise<unknown>) {
  let running: Promise<void> | undefined;
  let again = false;
  const round = async () => {
    do {
      again = false;
      await task();
    } while (again);
    running = undefined;
  };
  const start = () => {
    again = true;
    running ??= round();
  };
  return { start, ended: () => running ?? Promise.resolve() };
}

/**
 * Starts the outbox workers and what comes round. The answer stops it: nothing new begins, no further mail goes out, and
 * what runs may finish.
 */
export function startJobs(services: Services, { onEnd, onExpect, onRound }: JobWatch = {}): () => Promise<void> {
  let stopping = false;
  const outbox = openOutbox(services, {
    stopped: () => stopping,
    ...(onEnd && { onEnd }),
    onError: (error) => onRound?.('outbox', 0, error),
  });
  const look = setInterval(outbox.wake, LOOK_EVERY);
  outbox.wake();
  const tasks = REPEATED.map(({ name, everyMs, run }) => {
    const { start, ended } = alone(async () => {
      const began = performance.now();
      const tell = (error?: unknown) => {
        const tookMs = performance.now() - began;
        services.rounds.end(name, services.clock(), tookMs, error);
        onRound?.(name, tookMs, error);
      };
      // it may go wrong at any time, and what these tasks do cannot be taken back
      await refuseWrongClock(services.database, services.clock)
        .then(() => run(services))
        .then(() => tell(), tell);
    });
    services.rounds.expect(name, everyMs);
    onExpect?.(name);
    const timer = setInterval(start, everyMs);
    start();
    return () => (clearInterval(timer), ended());
  });
  const unsubscribe = services.database.subscribe((message) => {
    if (message === WAKE_UP && !stopping) outbox.wake();
  });
  return async () => {
    stopping = true;
    services.mailer.close?.();
    unsubscribe();
    clearInterval(look);
    const ended = Promise.all([outbox.idle(), ...tasks.map((stop) => stop())]);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, FINISH_WITHIN);
    });
    await Promise.race([ended, late]).finally(() => clearTimeout(timer));
  };
}
