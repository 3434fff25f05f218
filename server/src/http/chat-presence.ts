import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { SECOND } from '@bcs/contract/kernel/clock';
import type { Database } from '#database/db';
import { publish } from '#kernel/changes';
import type { AnsweringSeat } from '#kernel/subscriber';

/** The times by which somebody counts as present, in milliseconds; shorter in tests. */
export interface PresenceTimes {
  /** After the last sign of a process: it may have been killed. */
  readonly lasts: number;
  readonly renewEvery: number;
  /** After the last page was closed: it may only be loading again. */
  readonly grace: number;
  readonly sweepEvery: number;
}
/** Together `lasts` and `sweepEvery` stay below the 30 seconds in which pages show that nobody is there any more. */
export const PRESENCE: PresenceTimes = {
  lasts: 20 * SECOND,
  renewEvery: 7 * SECOND,
  grace: 8 * SECOND,
  sweepEvery: 5 * SECOND,
};

const inMs = (ms: number) => sql`clock_timestamp() + make_interval(secs => ${ms / SECOND})`;

/**
 * Which student success managers have a page open, told to all processes through the database and by its clock. A process
 * keeps its own people present; whichever process finds one whose time is over tells the course. CHAT-005, D-167
 */
export class ChatPresence {
  readonly #process = randomUUID();
  readonly #seats = new Map<object, readonly AnsweringSeat[]>();
  readonly #database: Database;
  readonly #times: PresenceTimes;
  readonly #timers: readonly ReturnType<typeof setInterval>[];
  /** One statement after the other, so that who left and came back at once is there. */
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

  /** A page is open for these seats; for none when it is closed. */
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

  /** Says no more; who is present here is so for a little while. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#last;
  }

  #all(): AnsweringSeat[] {
    return without([...this.#seats.values()].flat(), []);
  }

  /** A database that is away is asked again at the next turn. */
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

/** The seats that are not among others, each once. */
function without(seats: readonly AnsweringSeat[], others: readonly AnsweringSeat[]): AnsweringSeat[] {
  const known = new Set(others.map(({ enrollmentId }) => enrollmentId));
  return seats.filter(({ enrollmentId }) => !known.has(enrollmentId) && known.add(enrollmentId));
}
