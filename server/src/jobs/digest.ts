import { z } from 'zod';
import type { Digest } from '@bcs/contract/features/preferences/digest';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import { callName, fullName } from '@bcs/contract/kernel/full-name';
import { pickAwake } from '#features/preferences/queries-awake';
import { writeDigests } from '#features/preferences/queries-compose';
import {
  claimNews,
  noteSent,
  releaseNews,
  releaseNotArrived,
  type DigestReader,
} from '#features/preferences/queries-digest';
import { type Turn, takeTurns } from '#features/preferences/queries-turns';
import { PRODUCT } from '#kernel/letter';
import type { Block } from '#kernel/letter-parts';
import { isAboutAddress, MailRefused } from '#kernel/mailer';
import type { Services } from '#kernel/services';
import { senderOf } from './school.ts';
import { sendSwitched, type SwitchedLetter } from './switched-mail.ts';
import type { JobHandler } from './work.ts';

const Payload = z.object({
  people: z.array(z.object({ accountId: z.int(), day: z.string() })),
  dueAt: z.string(),
  inQuietHours: z.enum(['put off', 'leave', 'send']).default('put off'),
});
/** A digest that could not be sent for so long is not sent any more: the next one holds its news. */
const TRIED_FOR = 12 * HOUR;
/** The number of digests that are written before they are sent: few, so that each says what holds when it goes out. */
export const WRITTEN_AT_ONCE = 10;

/**
 * Writes the digests of some people and sends them. Tried again, it sends those only that had not gone out, with the same
 * keys: a mail of which nobody knows whether it arrived is one mail to its reader. SUCC-080, SUCC-081
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
    const turns = inQuietHours === 'send' ? some : await pickAwake(database, some, inQuietHours, clock());
    if (turns.length > 0) failures.push(...(await sendSome(turns, services, isHeld)));
  }
  if (!isHeld()) failures.push(new Error('Somebody else may have this job by now, and sends the rest.'));
  // one mail that is refused for good takes no hope from the others
  if (failures.length > 0) throw failures.find((failure) => !isFinal(failure)) ?? failures[0];
};

/** Writes and sends digests, for as long as the job is held; answers why some were not sent that should be tried again. */
async function sendSome(turns: readonly Turn[], services: Services, isHeld: () => boolean): Promise<unknown[]> {
  const { database, clock } = services;
  const written = await writeDigests(database, turns, services, clock(), async (readers, news) => {
    const taken = await claimNews(database, readers, news);
    return news.filter(({ id }) => taken.has(id));
  });
  const [done, notSent]: [Turn[], Turn[]] = [[], []];
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
  await noteSent(database, done);
  return failures;
}

const isFinal = (failure: unknown) => failure instanceof MailRefused && failure.isFinal;
const digestKey = ({ accountId, day }: Turn) => `digest.${accountId}.${day}`;

/** The school of whoever is in classes of one only. */
function schoolOf({ classes }: DigestReader) {
  const [first] = classes;
  return first && classes.every(({ universityId }) => universityId === first.universityId) ? senderOf(first) : PRODUCT;
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
      { is: 'text', text: `Hello ${callName(reader)},` },
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
 * Takes the digests that are due, some people at a time, each batch in a short transaction of its own: many processes may
 * do so at once, and nobody's other calls wait for it. SUCC-079
 */
export async function takeDigests({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock();
  let more = true;
  while (more) more = await database.transaction((tx) => takeTurns(tx, now));
}
