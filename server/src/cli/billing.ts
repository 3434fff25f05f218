import { localDay, type Day } from '@bcs/contract/kernel/clock';
import { findStudent, recordEntry } from '#features/billing/queries';
import { CommandFailed, type Workplace } from './surroundings.ts';

export type EntryOptions = Readonly<{ date?: Day; currency: string }>;

const MOST_CENTS = 100_000_000;

/** Converts 1250 or 1250.50 to cents; a correction has a minus sign. */
function centsOf(amount: string): number {
  const cents = /^-?\d{1,7}(\.\d{2})?$/.test(amount) ? Math.round(Number(amount) * 100) : Number.NaN;
  if (!(Math.abs(cents) <= MOST_CENTS) || cents === 0)
    throw new CommandFailed(`${amount} is not an amount such as 1250 or 1250.50.`);
  return cents;
}

/** Records a charge or a payment of a student, which the built-in statement shows. D-170 */
export async function recordBilling(
  { database, now, say }: Workplace,
  kind: 'charge' | 'payment',
  [email, course, amount, description]: readonly [string, string, string, string],
  { date, currency }: EntryOptions,
): Promise<void> {
  if (!/^[A-Z]{3}$/.test(currency)) throw new CommandFailed(`${currency} is not a currency such as USD.`);
  if (date !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(date))
    throw new CommandFailed(`${date} is not a date such as 2026-03-11.`);
  const amountCents = centsOf(amount);
  const student = await findStudent(database, email, course);
  if (!student) throw new CommandFailed(`${email} is not a student of the class ${course}.`);
  const entry = { kind, description, amountCents, currency, dated: date ?? localDay(now, 'UTC') };
  await recordEntry(database, student, entry, now);
  say(`Recorded a ${kind} of ${amount} ${currency} for ${email}.`);
}
