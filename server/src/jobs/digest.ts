import { z } from 'zod';
import type { Digest } from '@bcs/contract/features/preferences/digest';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import { greetingName, fullName } from '@bcs/contract/kernel/full-name';
import { pickAwakePeople } from '#features/preferences/queries-awake';
import { writeDigests } from '#features/preferences/queries-compose';
import {
  claimNews,
  recordDigestsSent,
  releaseNews,
  releaseNotArrived,
  type DigestReader,
} from '#features/preferences/queries-digest';
import { type DigestTurn, takeDigestTurns } from '#features/preferences/queries-turns';
import { PRODUCT } from '#kernel/letter';
import type { Block } from '#kernel/letter-parts';
import { isAboutAddress, MailRefused } from '#kernel/mailer';
import type { Services } from '#kernel/services';
import { schoolSender } from './school.ts';
import { sendSwitched, type SwitchedLetter } from './switched-mail.ts';
import type { JobHandler } from './work.ts';

const Payload = z.object({
  people: z.array(z.object({ accountId: z.int(), day: z.string() })),
  dueAt: z.string(),
  inQuietHours: z.enum(['put off', 'leave', 'send']).default('put off'),
});
/** The time after which an unsent digest is given up; the next one contains its news. */
const TRIED_FOR = 12 * HOUR;
/** The number of digests that are composed before they are sent; few, so that each is up to date. */
export const WRITTEN_AT_ONCE = 10;

/**
 * Composes the digests of some people and sends them. A repeated job only sends those that are not confirmed, with the
 * same keys, so that each reader gets one mail. SUCC-080, SUCC-081
 */
export const sendDigests: JobHandler = async (payload, { services, isHeld = () => true }) => {
  const { people, dueAt, inQuietHours } = Payload.parse(payload);
  const { database, clock } = services;
  if (plus(dueAt, TRIED_FOR) <= clock()) {
    await releaseNews(database, people);
    return;
  }
  const failures: unknown[] = [];
  for (let from = 0; from < people.length && isHeld(); from += WRITTEN_AT_ONCE) {
    const some = people.slice(from, from + WRITTEN_AT_ONCE);
    const turns = inQuietHours === 'send' ? some : await pickAwakePeople(database, some, inQuietHours, clock());
    if (turns.length > 0) failures.push(...(await sendSome(turns, services, isHeld)));
  }
  if (!isHeld()) failures.push(new Error('Somebody else may have this job by now, and sends the rest.'));
  // a mail that is refused for good must not prevent another try of the others
  if (failures.length > 0) throw failures.find((failure) => !isFinal(failure)) ?? failures[0];
};

/** Composes and sends digests while the job is held; returns the errors of those to be tried again. */
async function sendSome(turns: readonly DigestTurn[], services: Services, isHeld: () => boolean): Promise<unknown[]> {
  const { database, clock } = services;
  const written = await writeDigests(database, turns, services, clock(), async (readers, news) => {
    const taken = await claimNews(database, readers, news);
    return news.filter(({ id }) => taken.has(id));
  });
  const [done, notSent]: [DigestTurn[], DigestTurn[]] = [[], []];
  const failures: unknown[] = [];
  for (const { reader, digest } of written) {
    if (!isHeld()) break;
    try {
      if (digest) await sendSwitched(letter(reader, digest, services), digestKey(reader), services);
      done.push(reader);
    } catch (error) {
      notSent.push(reader);
      if (isAboutAddress(error)) done.push(reader);
      else failures.push(error);
    }
  }
  await releaseNotArrived(database, notSent);
  await recordDigestsSent(database, done);
  return failures;
}

const isFinal = (failure: unknown) => failure instanceof MailRefused && failure.isFinal;
const digestKey = ({ accountId, day }: DigestTurn) => `digest.${accountId}.${day}`;

/** The school of a reader whose classes all belong to it. */
function schoolOf({ classes }: DigestReader) {
  const [first] = classes;
  return first && classes.every(({ universityId }) => universityId === first.universityId)
    ? schoolSender(first)
    : PRODUCT;
}

function letter(
  reader: DigestReader,
  { subject, sections, button, href }: Digest,
  { settings }: Services,
): SwitchedLetter {
  const origin = settings.publicOrigin;
  return {
    accountId: reader.accountId,
    kind: 'digest',
    to: { name: fullName(reader), address: reader.email },
    subject,
    sender: schoolOf(reader),
    blocks: [
      { is: 'text', text: `Hello ${greetingName(reader)},` },
      ...sections.flatMap(({ title, lines }): Block[] => [
        { is: 'heading', text: title },
        {
          is: 'lines',
          lines: lines.map((line) => ({ text: line.text, href: line.href === null ? null : origin + line.href })),
        },
      ]),
      { is: 'button', text: button, href: origin + href },
    ],
  };
}

/**
 * Takes the digests that are due in batches with short transactions, so that several processes can do so and other
 * calls do not wait. SUCC-079
 */
export async function takeDigests({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock();
  let more = true;
  while (more) more = await database.transaction((tx) => takeDigestTurns(tx, now));
}
