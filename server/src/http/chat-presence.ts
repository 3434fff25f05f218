import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { SECOND } from '@bcs/contract/kernel/clock';
import type { Database } from '#database/db';
import { publish } from '#kernel/changes';
import type { AnsweringSeat } from '#kernel/subscriber';

/** The durations for which somebody counts as present, in milliseconds; shorter in tests. */
export interface PresenceTimes {
  /** The time after the last sign of a process, which may have been killed. */
  readonly lasts: number;
  readonly renewEvery: number;
  /** The time after the last page was closed, which may only be reloading. */
  readonly grace: number;
  readonly sweepEvery: number;
}
/**
 * The durations; `lasts` and `sweepEvery` together stay below the 30 seconds within which pages show that nobody is
 * there.
 */
export const PRESENCE: PresenceTimes = {
  lasts: 20 * SECOND,
  renewEvery: 7 * SECOND,
  grace: 8 * SECOND,
  sweepEvery: 5 * SECOND,
};

const inMs = (ms: number) => sql`clock_timestamp() + make_interval(secs => ${ms / SECOND})`;

/**
 * Records which student success managers have an open page, in the database and by its clock so that all processes
 * know. Each process renews its own people, and any process that finds an expired one notifies the course. CHAT-005,
 * D-167
 */
export class ChatPresence {
  readonly #process = randomUUID();
  readonly #seats = new Map<object, readonly AnsweringSeat[]>();
  readonly #database: Database;
  readonly #times: PresenceTimes;
  readonly #timers: readonly ReturnType<typeof setInterval>[];
  /** Runs statements one after the other, so that somebody who left and returned counts as present. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(database: Database, times: PresenceTimes) {
    this.#database = database;
    this.#times = times;
    this.#timers = [
      setInterval(() => void this.#inTurn(() => this.#keep(this.#all(), times.lasts)), times.renewEvery),
      setInterval(() => void this.#inTurn(() => this.#sweep()), times.sweepEvery),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  /** Records that a page is open for these enrollments, or closed if there are none. */
  show(page: object, seats: readonly AnsweringSeat[]): Promise<unknown> {
    const before = this.#all();
    if (seats.length === 0) this.#seats.delete(page);
    else this.#seats.set(page, seats);
    const now = this.#all();
    const came = without(now, before);
    const left = without(before, now);
    return this.#inTurn(async () => {
      if (came.length > 0) await this.#arrive(came);
      if (left.length > 0) await this.#keep(left, this.#times.grace);
    });
  }

  /** Stops renewing; people of this process remain present for a little while. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#last;
  }

  #all(): AnsweringSeat[] {
    return without([...this.#seats.values()].flat(), []);
  }

  /** Runs work in turn; if the database is away, the next turn tries again. */
  #inTurn(work: () => Promise<unknown>): Promise<unknown> {
    this.#last = this.#last.then(work).catch(() => undefined);
    return this.#last;
  }

  #arrive(seats: readonly AnsweringSeat[]): Promise<void> {
    return this.#database.transaction(async (tx) => {
      await this.#keep(seats, this.#times.lasts, tx);
      await publishPresence(tx, seats);
    });
  }

  async #keep(
    seats: readonly AnsweringSeat[],
    lasts: number,
    db: Pick<Database, 'run'> = this.#database,
  ): Promise<void> {
    if (seats.length === 0) return;
    await db.run(sql`
      insert into chat_presence (university_id, enrollment_id, process_id, present_until)
      select s.university_id, s.enrollment_id, ${this.#process}::uuid, ${inMs(lasts)}
      from unnest(${seats.map((seat) => seat.universityId)}::int[], ${seats.map((seat) => seat.enrollmentId)}::int[])
        as s(university_id, enrollment_id)
      on conflict (university_id, enrollment_id, process_id) do update set present_until = excluded.present_until`);
  }

  #sweep(): Promise<void> {
    return this.#database.transaction(async (tx) => {
      const gone = await tx.many<AnsweringSeat>(sql`
        with gone as (delete from chat_presence where present_until < clock_timestamp() returning university_id, enrollment_id)
        select e.university_id as "universityId", e.course_id as "courseId", e.id as "enrollmentId"
        from gone join enrollments e on e.university_id = gone.university_id and e.id = gone.enrollment_id`);
      await publishPresence(tx, gone);
    });
  }
}

const publishPresence = (tx: Parameters<typeof publish>[0], seats: readonly AnsweringSeat[]) =>
  publish(tx, {
    topics: ['chat presence'],
    to: [...new Set(seats.map(({ courseId }) => `course ${courseId}` as const))],
  });

/** The enrollments that are not among others, each once. */
function without(seats: readonly AnsweringSeat[], others: readonly AnsweringSeat[]): AnsweringSeat[] {
  const known = new Set(others.map(({ enrollmentId }) => enrollmentId));
  return seats.filter(({ enrollmentId }) => !known.has(enrollmentId) && known.add(enrollmentId));
}
