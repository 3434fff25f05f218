import { plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { isAboutAddress, MailRefused } from '#kernel/mailer';
import type { Services } from '#kernel/services';
import {
  claimJobs,
  finishJob,
  giveBackJob,
  isLastAttempt,
  JOB_LEASE,
  postponeJob,
  renewLease,
  type ClaimedJob,
  type RetryPolicy,
} from './outbox-rows.ts';
import { JOB_HANDLERS } from './kinds.ts';
import type { JobHandler } from './work.ts';

/** The number of simultaneous jobs of one kind, so that a slow service only delays its own jobs. */
const CONCURRENCY = 5;
const REASON_LENGTH = 500;
const ADDRESS = /[^\s<>@]+@[^\s<>@]+/g;

/** The result of one attempt at a job. */
export interface JobEnd {
  readonly id: number;
  readonly kind: string;
  readonly attempt: number;
  readonly outcome: 'done' | 'failed' | 'given up' | 'given back';
  /** The reason for the failure, without any address. */
  readonly reason?: string;
  readonly tookMs: number;
}

type Kinds = Readonly<Record<string, JobHandler>>;
interface Options {
  readonly kinds?: Kinds;
  readonly stopped?: () => boolean;
  readonly onEnd?: (end: JobEnd) => void;
  readonly onError?: (error: unknown) => void;
}

/**
 * Decides how long to retry: a server that refuses a mail will still do so in an hour, one that says 'not now' may not.
 * SUCC-084
 */
const hopeAfter = (error: unknown): RetryPolicy =>
  error instanceof MailRefused && error.isFinal ? 'little' : 'as usual';

async function attempt(
  job: ClaimedJob,
  services: Services,
  { kinds = JOB_HANDLERS, stopped = () => false }: Options,
): Promise<Pick<JobEnd, 'outcome' | 'reason'>> {
  const { clock, database } = services;
  let heldUntil = plus(clock(), JOB_LEASE);
  const stayOn = async () => {
    const now = clock();
    heldUntil = (await renewLease(database, job, now)) > 0 ? plus(now, JOB_LEASE) : now;
  };
  const stay = setInterval(() => void stayOn().catch(() => {}), JOB_LEASE / 2).unref();
  try {
    const work = kinds[job.kind];
    if (!work) throw new Error(`Nobody does jobs of the kind ${job.kind}.`);
    const isHeld = () => !stopped() && clock() < heldUntil;
    await work(job.payload, { id: job.id, isLast: isLastAttempt(job), isHeld, services });
    await finishJob(database, job, clock());
    return { outcome: 'done' };
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, REASON_LENGTH);
    const told = reason.replaceAll(ADDRESS, '…@…');
    // nothing more can be done here: the address is listed as stopped, where somebody can reactivate it
    if (isAboutAddress(error)) {
      await finishJob(database, job, clock());
      return { outcome: 'done', reason: told };
    }
    if (stopped()) {
      await giveBackJob(database, job);
      return { outcome: 'given back', reason: told };
    }
    const isTriedAgain = await postponeJob(database, job, { reason, hope: hopeAfter(error) }, clock());
    return { outcome: isTriedAgain ? 'failed' : 'given up', reason: told };
  } finally {
    clearInterval(stay);
  }
}

/** The jobs of one kind, or of all unknown kinds: takes the next one when one ends. */
class Lane {
  readonly #services: Services;
  readonly #kind: string | null;
  readonly #options: Options;
  readonly #running = new Set<Promise<void>>();
  #looking: Promise<void> | undefined;
  #again = false;
  attempts = 0;

  constructor(services: Services, kind: string | null, options: Options) {
    this.#services = services;
    this.#kind = kind;
    this.#options = options;
  }

  /** Checks for work, of which there may be some. */
  wake(): void {
    this.#again = true;
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
      // called while it was ending
      if (this.#again && !this.#isStopped) this.wake();
    });
  }

  get #isStopped(): boolean {
    return this.#options.stopped?.() ?? false;
  }

  /** Resolves when nothing is due or running. */
  async idle(): Promise<void> {
    while (this.#looking || this.#running.size > 0) await Promise.all([this.#looking, ...this.#running]);
  }

  async #look(): Promise<void> {
    while (this.#again && !this.#isStopped) {
      this.#again = false;
      await this.#take().catch((error: unknown) => this.#options.onError?.(error));
    }
  }

  async #take(): Promise<void> {
    const { kinds = JOB_HANDLERS } = this.#options;
    const { database, clock } = this.#services;
    const room = CONCURRENCY - this.#running.size;
    if (room === 0) return;
    const ofKinds = this.#kind === null ? sql`kind <> all(${Object.keys(kinds)})` : sql`kind = ${this.#kind}`;
    for (const job of await claimJobs(database, ofKinds, room, clock())) this.#start(job);
  }

  #start(job: ClaimedJob): void {
    const { onEnd, onError } = this.#options;
    this.attempts += 1;
    const began = performance.now();
    const running: Promise<void> = attempt(job, this.#services, this.#options)
      .then((end) => onEnd?.({ ...job, attempt: job.attempts, ...end, tookMs: performance.now() - began }))
      .catch((error: unknown) => onError?.(error))
      .finally(() => {
        this.#running.delete(running);
        this.wake();
      });
    this.#running.add(running);
  }
}

/** The workers of all kinds of jobs. */
export interface Outbox {
  wake(): void;
  /** Resolves when nothing is due or running, with the number of attempts. */
  idle(): Promise<number>;
}

export function openOutbox(services: Services, options: Options = {}): Outbox {
  const lanes = [...Object.keys(options.kinds ?? JOB_HANDLERS), null].map((kind) => new Lane(services, kind, options));
  return {
    wake: () => {
      for (const lane of lanes) lane.wake();
    },
    idle: async () => {
      await Promise.all(lanes.map((lane) => lane.idle()));
      return lanes.reduce((sum, { attempts }) => sum + attempts, 0);
    },
  };
}

/** Runs due jobs until none is left, or until stopped. Returns the number of attempts. */
export async function runDueJobs(services: Services, options: Omit<Options, 'onError'> = {}): Promise<number> {
  const errors: unknown[] = [];
  const outbox = openOutbox(services, { ...options, onError: (error) => void errors.push(error) });
  outbox.wake();
  const attempts = await outbox.idle();
  if (errors.length > 0) throw errors[0];
  return attempts;
}
