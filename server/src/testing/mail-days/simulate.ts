import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, HOUR, localDay, plus, type Day, type Instant } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { openPostgres } from '#database/postgres';
import { createRandom } from '#database/seed/random';
import { startStrictSmtp, type ArrivedMail, type Mood } from '../strict-smtp.ts';
import { judge, type Letter } from './judge.ts';
import { letterFaults } from './letter-faults.ts';
import { Life, eventsInMail } from './life.ts';
import { DEPARTED, plantPeople } from './plant.ts';
import { Senders, type BuiltInFault } from './processes.ts';
import { QUIET_DAYS, termsOf } from './terms.ts';

/** The size of a simulation. */
export interface MailDays {
  /** The address of a PostgreSQL database with the schema and no rows. */
  readonly url: string;
  readonly from: Day;
  readonly days: number;
  readonly people: number;
  /** The number of people who receive news every day. */
  readonly daily: number;
  /** The number of the other people who receive news on a given day. */
  readonly changesADay: number;
  /** The number of people in class at the same time, so that each of many has their turn; everybody unless given. */
  readonly inClass?: number;
  /** The number of times of day at which people want their digests; six unless given. */
  readonly digestTimes?: number;
  /** The percentage of moments with work at which a process is killed. */
  readonly killedInPercent: number;
  readonly broken?: BuiltInFault;
  readonly say?: (line: string) => void;
}

/** The outcome of a simulation. */
export interface SimulationOutcome {
  /** The promises that were broken. */
  readonly problems: readonly string[];
  readonly events: number;
  /** The number of mails that the server accepted, including copies. */
  readonly letters: number;
  /** The number of second copies sent because nobody could know whether the first was accepted. */
  readonly copies: number;
  readonly refused: number;
  readonly brokenOff: number;
  readonly kills: number;
}

const STEP = HOUR;
const STEPS_A_DAY = 24;
/** The number of mails of one kind that a sender sends at the same time. */
const AT_ONCE = 5;
/** A sender is killed at any moment of its work, or half of the times at one of the first mails, so that even short work is met. */
const [WORKS_FOR_MS, FIRST_MAILS] = [1000, 3];
/** The most failing attempts that a mail can meet after the first one. */
const MOST_MOODS = 3;
const LATE_MS = 400;
const IN_TEN_THOUSAND: readonly (readonly [upTo: number, mood: Mood])[] = [
  [450, { recipient: '451 4.7.1 Greylisted, come back later' }],
  [750, { content: '452 4.3.1 Out of disk' }],
  [840, { content: '554 5.7.1 Not by our policy' }],
  [1140, { hangsUp: 'at once' }],
  [1440, { hangsUp: 'within' }],
  [1860, { hangsUp: 'before its answer' }],
  [2040, { lateMs: LATE_MS }],
  [3000, { lateMs: 20 }],
];

/** The extra writes that a deliberately broken product would make before its work. */
const BROKEN: Readonly<Record<Exclude<BuiltInFault, '' | 'unguarded'>, string>> = {
  'told again': 'update notifications set mailed_by = null where mailed_by is not null',
  lost: 'delete from outbox where done_at is null and attempts > 0',
  'told though read': 'update notifications set handled_at = null where mailed_by is null and handled_at is not null',
  'a day late': `update accounts set digest_due_at = digest_due_at + interval '1 day' where id % 20 = 0 and digest_on is not null
    and digest_due_at - interval '2 days' < digest_on`,
};

/** Lets days pass for people whose mails two processes send, which are killed again and again, to a server with moods. */
export async function simulateMailDays(given: MailDays): Promise<SimulationOutcome> {
  const { url, from, days, people: count, daily, changesADay, killedInPercent, broken = '', say } = given;
  const { inClass = count, digestTimes = 6 } = given;
  const random = createRandom(`mail days of ${count}`);
  const database = await openPostgres(url, { poolSize: 2 });
  const people = await plantPeople(database, { count, digestTimes, asleep: inClass < count });
  const everyDay = people.filter(({ isGone }) => !isGone).slice(0, daily);
  const terms = termsOf(people, { days, inClass, everyDay });
  const life = new Life(database, random);
  const beginDay = async (day: number) => {
    const ended = terms.filter(({ to }) => to === day).flatMap((term) => term.people);
    const begun = terms.filter((term) => term.from === day).flatMap((term) => term.people);
    if (ended.length > 0) await life.attend(ended, false);
    if (begun.length > 0) await life.attend(begun, true);
    const hearing = terms.filter((term) => term.from <= day && day < term.to - QUIET_DAYS);
    const own = new Set(everyDay);
    life.hear(hearing.flatMap((term) => term.people.filter((person) => !own.has(person))));
  };
  let now: Instant = `${from}T00:00:00.000Z`;
  const end = plus(now, days * STEPS_A_DAY * STEP);
  const kept: (Omit<Letter, 'isUndecided'> & { mail: ArrivedMail; isUnwritten: boolean })[] = [];
  const faults: string[] = [];
  const met = new Map<string, number>();
  let [refused, brokenOff, mailsUntilKill] = [0, 0, 0];

  const moodTo = (address: string): Mood => {
    if (address.endsWith(DEPARTED)) return { recipient: '550 5.1.1 Nobody of that name' };
    const roll = random.between(0, 9999);
    const mood = now < end ? IN_TEN_THOUSAND.find(([upTo]) => roll < upTo)?.[1] : undefined;
    const times = met.get(address) ?? 0;
    if (!mood || times >= MOST_MOODS) {
      met.delete(address);
      return {};
    }
    met.set(address, times + 1);
    if (mood.hangsUp) brokenOff += 1;
    if (mood.recipient ?? mood.content) refused += 1;
    return mood;
  };
  const onMail = (mail: ArrivedMail, lines: readonly string[], mood: Mood) => {
    if (mailsUntilKill > 0 && (mailsUntilKill -= 1) === 0) senders.kill();
    for (const fault of letterFaults(lines)) faults.push(`${mail.messageId}: ${fault}`);
    if (!mail.accepted && mood.hangsUp === undefined) return;
    const told = eventsInMail(lines.join('\n').replaceAll('=\n', '').replaceAll(/\s+/g, ' '));
    kept.push({
      mail,
      messageId: mail.messageId,
      accountId: Number(/^p(\d+)@/.exec(mail.recipient)?.[1]),
      day: /^<digest\.\d+\.(\d{4}-\d\d-\d\d)@/.exec(mail.messageId)?.[1] ?? null,
      at: now,
      told,
      unwanted: told.filter((id) => !life.isWanted(id)),
      isUnwritten: false,
    });
  };
  const smtp = await startStrictSmtp({ moodTo, onMail });
  const senders = await Senders.start(url, smtp.url, broken);
  /** Marks the last mails of each kind from a killed sender: it may not have recorded that they were accepted. */
  const markUnwritten = (client: string) => {
    const sent = kept.filter((letter) => letter.mail.client === client);
    for (const ofKind of Map.groupBy(sent, ({ day }) => day === null).values())
      for (const letter of ofKind.slice(-AT_ONCE)) letter.isUnwritten = true;
  };
  const isDue = async () =>
    (
      await database.one<{ due: boolean }>(sql`
        select exists (select from accounts where active and digest_due_at <= ${now})
          or exists (select from outbox where done_at is null and failed_at is null and run_at <= ${now}
            and (leased_until is null or leased_until <= ${now})) as due`)
    ).due;
  try {
    for (let step = 0; now < plus(end, QUIET_DAYS * STEPS_A_DAY * STEP); step++, now = plus(now, STEP)) {
      if (now < end) {
        if (step % STEPS_A_DAY === 0) await beginDay(step / STEPS_A_DAY);
        // every twelve hours, so that even a short simulation has news on every day
        const turn = everyDay.filter(({ accountId }) => (accountId - step) % (STEPS_A_DAY / 2) === 0);
        await life.tell(turn, 'grades', now);
        const changes = (changesADay * (step + 1)) / STEPS_A_DAY - Math.floor((changesADay * step) / STEPS_A_DAY);
        await life.goOn(Math.floor(changes), now);
        // PostgreSQL counts its rows again a minute after they have come, in which days pass here
        if (step === 1 || step === STEPS_A_DAY) await database.script('analyze');
      }
      if (!(await isDue())) continue;
      const kill = now < end && random.next() * 100 < killedInPercent;
      if (broken in BROKEN) await database.script(BROKEN[broken as keyof typeof BROKEN]);
      mailsUntilKill = kill && random.next() < 0.5 ? random.between(1, FIRST_MAILS) : 0;
      const timer = kill ? setTimeout(() => senders.kill(), random.next() * WORKS_FOR_MS) : undefined;
      const killed = await senders.work(now);
      clearTimeout(timer);
      while (smtp.open() > 0) await sleep(5);
      if (killed !== null) markUnwritten(killed);
      if (step % (STEPS_A_DAY * 10) === 0)
        say?.(`${localDay(now, 'UTC')}: ${kept.length} mails, ${senders.kills} kills`);
    }
    const letters = kept.map(({ mail, isUnwritten, ...letter }) => ({
      ...letter,
      isUndecided: !mail.accepted || !mail.heard || isUnwritten,
    }));
    const last = localDay(end, 'UTC');
    const mustHave = new Map(
      everyDay.map(({ accountId }) => [
        accountId,
        Array.from({ length: days - 2 }, (_, place) => addDays(from, place + 2)).filter((day) => day < last),
      ]),
    );
    const unruly = faults.length > 0 ? [`mails against the rules: ${faults.slice(0, 3).join('; ')}`] : [];
    return {
      problems: [...judge({ events: life.events, letters, everyDay: mustHave }), ...unruly],
      events: life.events.length,
      letters: letters.length,
      copies: letters.length - new Set(letters.map(({ messageId }) => messageId)).size,
      refused,
      brokenOff,
      kills: senders.kills,
    };
  } finally {
    senders.end();
    await smtp.close();
    await database.close();
  }
}
