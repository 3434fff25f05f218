import { nextAfterChange } from '@bcs/contract/features/preferences/times';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Database } from '#database/db';
import type { Random } from '#database/seed/random';
import { notify } from '#features/notifications/notify';
import { notifyUndone } from '#features/notifications/notify-undone';
import { lockTimes, setChoice, setNextDigest, setTimes } from '#features/preferences/queries';
import type { Event } from './judge.ts';
import { universityId, ZONES, type Person } from './plant.ts';

type Kind = 'grades' | 'remoteDecisions';
interface Happened extends Event {
  readonly person: Person;
  readonly kind: Kind;
  isOver: boolean;
}

/** The number of classmates who are notified at the same time. */
const TOGETHER = 6;

/** The name of an event in the sentence about it. */
const nameOf = (id: number) => `E${id}E`;
const TOLD = /E(\d+)E(?: was graded| has been approved)/g;

/** Finds the events in a mail. */
export const eventsInMail = (text: string): number[] => [
  ...new Set([...text.matchAll(TOLD)].map(([, id]) => Number(id))),
];

/** Simulates the lives of students: they get news, read, choose, move, leave and come back. */
export class Life {
  readonly events: Happened[] = [];
  readonly #eventsOf = new Map<number, Happened[]>();
  readonly #database: Database;
  readonly #random: Random;
  /** The people of each class who can get news. */
  #hearing: readonly (readonly Person[])[] = [];
  /** The kinds that people have turned off, and who is blocked or has left. */
  readonly #off = new Map<number, Set<Kind | 'away'>>();

  constructor(database: Database, random: Random) {
    this.#database = database;
    this.#random = random;
  }

  /** Sets who can get news from now on. */
  hear(people: readonly Person[]): void {
    this.#hearing = [...Map.groupBy(people, ({ courseId }) => courseId).values()];
  }

  /** Lets people begin or end their class. */
  async attend(people: readonly Person[], isThere: boolean): Promise<void> {
    if (!isThere) for (const { accountId } of people) this.#offOf(accountId).add('away');
    const ids = people.map(({ accountId }) => accountId);
    await this.#database.run(sql`update accounts set active = ${isThere} where id = any(${ids}::int[])`);
  }

  /** Tells whether a person still wants news of an event. */
  isWanted(id: number): boolean {
    const event = this.events[id];
    if (!event || event.isOver) return false;
    const off = this.#off.get(event.person.accountId);
    return !off?.has(event.kind) && !off?.has('away');
  }

  /** Notifies people: of a decision, which is mailed at once, or of a grade, which waits for the digest. */
  async tell(people: readonly Person[], kind: Kind, at: Instant): Promise<void> {
    for (const [courseId, some] of Map.groupBy(people, (person) => person.courseId)) {
      const told = some.map((person) => {
        const { accountId, isGone } = person;
        const mayBeMissed = isGone || (this.#off.get(accountId)?.size ?? 0) > 0;
        const event = { id: this.events.length, accountId, person, kind, at, mayBeMissed, isOver: false };
        this.events.push(event);
        this.#eventsOf.set(accountId, [...(this.#eventsOf.get(accountId) ?? []), event]);
        return event;
      });
      const occasion = { course: { universityId, courseId, timeZone: some[0]?.zone ?? 'UTC' }, now: at };
      if (kind === 'grades') await notify(this.#database, 'SUBMISSION_GRADED', told.map(gradeOf), occasion);
      else await notify(this.#database, 'REMOTE_APPROVED', told.map(decisionOf), occasion);
    }
  }

  /** Lets some people get news, and some of them act. */
  async goOn(changes: number, at: Instant): Promise<void> {
    if (this.#hearing.length === 0) return;
    await this.tell(this.#some(Math.round(changes * 0.65)), 'grades', at);
    await this.tell(this.#some(Math.round(changes * 0.35)), 'remoteDecisions', at);
    for (const person of this.#some(Math.round(changes * 0.3))) await this.#act(person, at);
  }

  /** Chooses people, a few of a class at a time, as grading does. */
  #some(count: number): Person[] {
    const oneOf = <T>(items: readonly T[]): readonly T[] =>
      items.slice(this.#random.between(0, items.length - 1)).slice(0, 1);
    const found = new Set<Person>();
    for (let left = count; left > 0; left -= TOGETHER) {
      const classmates = oneOf(this.#hearing).flat();
      for (let place = 0; place < Math.min(left, TOGETHER); place++)
        for (const one of oneOf(classmates)) found.add(one);
    }
    return [...found];
  }

  #offOf(accountId: number): Set<Kind | 'away'> {
    const off = this.#off.get(accountId) ?? new Set();
    this.#off.set(accountId, off);
    return off;
  }

  async #act(person: Person, at: Instant): Promise<void> {
    const { accountId } = person;
    const chance = this.#random.between(0, 99);
    if (chance < 30) await this.#read(person, at);
    else if (chance < 50) await this.#undo(person, at);
    else if (chance < 70) await this.#choose(accountId, this.#random.pick(['grades', 'remoteDecisions']));
    else if (chance < 85) await this.#go(person);
    else await this.#move(accountId, this.#random.pick(ZONES), at);
  }

  #openOf = ({ accountId }: Person) => (this.#eventsOf.get(accountId) ?? []).filter((event) => !event.isOver);

  #miss(accountId: number): void {
    for (const event of this.#eventsOf.get(accountId) ?? []) event.mayBeMissed = true;
  }

  /** Opens the list of all notifications. */
  async #read(person: Person, at: Instant): Promise<void> {
    for (const event of this.#openOf(person)) event.isOver = event.mayBeMissed = true;
    await this.#database.run(
      sql`update notifications set handled_at = ${at} where enrollment_id = ${person.enrollmentId} and handled_at is null`,
    );
  }

  async #undo(person: Person, at: Instant): Promise<void> {
    const event = this.#openOf(person).at(-1);
    if (!event) return;
    event.isOver = event.mayBeMissed = true;
    const occasion = { course: { universityId, courseId: person.courseId, timeZone: person.zone }, now: at };
    if (event.kind === 'grades') await notifyUndone(this.#database, 'SUBMISSION_GRADED', gradeOf(event), occasion);
    else await notifyUndone(this.#database, 'REMOTE_APPROVED', decisionOf(event), occasion);
  }

  /** Turns a kind off or on. */
  async #choose(accountId: number, kind: Kind): Promise<void> {
    const off = this.#offOf(accountId);
    this.#miss(accountId);
    const isOff = !off.delete(kind);
    if (isOff) off.add(kind);
    await setChoice(this.#database, accountId, { kind, courseId: null, delivery: isOff ? 'off' : null });
  }

  /** Leaves the class or is blocked, or comes back. */
  async #go({ accountId, enrollmentId }: Person): Promise<void> {
    const off = this.#offOf(accountId);
    this.#miss(accountId);
    const isAway = !off.delete('away');
    if (isAway) off.add('away');
    if (accountId % 2 === 0)
      await this.#database.run(sql`update accounts set active = ${!isAway} where id = ${accountId}`);
    else await this.#database.run(sql`update enrollments set active = ${!isAway} where id = ${enrollmentId}`);
  }

  /** Moves to another time zone, as the preferences do. */
  #move = (accountId: number, timeZone: string, at: Instant) =>
    this.#database.transaction(async (tx) => {
      await setTimes(tx, accountId, { timeZone });
      await setNextDigest(tx, accountId, nextAfterChange(at, await lockTimes(tx, accountId)));
    });
}

const gradeOf = ({ id, person }: Happened) => ({
  submissionId: id,
  assignmentId: 1_000_000 + id,
  title: nameOf(id),
  grade: 'B',
  studentEnrollmentId: person.enrollmentId,
});
const decisionOf = ({ id, person }: Happened) => ({
  requestId: id,
  sessionId: 1_000_000 + id,
  contextId: 1,
  sessionName: nameOf(id),
  startTime: '2027-12-01T17:00:00.000Z',
  studentEnrollmentId: person.enrollmentId,
});
