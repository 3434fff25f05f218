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
 * A recurring task. Every process runs it, so repetitions must have no effect; an alert is raised if it has not run for
 * half an hour.
 */
export type RepeatedTask = Readonly<{ name: string; everyMs: number; run: (services: Services) => Promise<unknown> }>;

export const REPEATED_TASKS: readonly RepeatedTask[] = [
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

/** The interval of checks for due jobs. Queued jobs wake the workers at once, but a wake-up can get lost. */
const LOOK_EVERY = 5 * SECOND;
/** The time for running jobs to finish; a job that takes longer is repeated by another worker. */
const FINISH_WITHIN = 8 * SECOND;

/** Receives the results of jobs and recurring tasks. */
export interface JobWatch {
  /** Receives the result of each attempt at a job of the outbox. */
  onEnd?(end: JobEnd): void;
  /** Receives each repeated task before its first round. */
  onExpect?(task: string): void;
  /** Receives the end of each round of a repeated task, whether or not it failed. */
  onRound?(task: string, tookMs: number, error?: unknown): void;
}

/** Runs a task repeatedly but never twice at once; a call while it runs makes it run once more. */
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
 * Starts the workers and recurring tasks. The returned function stops them: nothing new begins, and running work may
 * finish.
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
  const tasks = REPEATED_TASKS.map(({ name, everyMs, run }) => {
    const { start, ended } = alone(async () => {
      const began = performance.now();
      const tell = (error?: unknown) => {
        const tookMs = performance.now() - began;
        services.rounds.end(name, services.clock(), tookMs, error);
        onRound?.(name, tookMs, error);
      };
      // the clock may become wrong at any time, and these tasks cannot be undone
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
