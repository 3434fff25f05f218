import { refuseEnding } from '@bcs/contract/features/grants/accounts';
import { grantEndedEntry } from '#features/grants/entries';
import { give, findActiveGrants, findUniversityNamed, lockCandidate, setGrantEnded } from '#features/grants/queries';
import { lockInstallationHolders } from '#features/grants/queries-holders';
import { audit, onCommandLine } from '#kernel/audit';
import { parseLoginName } from '#kernel/login-name';
import type { Tx } from '#database/db';
import { CommandFailed, type Workplace } from './surroundings.ts';

/** The extent of a grant: a university by its name, or the whole installation without one. */
export type GrantedScope = Readonly<{ university?: string }>;
const inWords = (university: string | null) => university ?? 'the whole installation';

/** Lists the administrators and what they administer. */
export async function listGrants({ database, say }: Workplace): Promise<void> {
  const grants = await findActiveGrants(database, null);
  if (grants.length === 0) say('No one administers anything yet. To begin: grant give <email>');
  for (const { email, name, university } of grants) say(`${email} (${name}): ${inWords(university)}`);
}

/** Gives a grant, which needs a second factor from the next login on. ADM-009, ADM-010 */
export async function giveGrant({ database, say, now }: Workplace, email: string, over: GrantedScope): Promise<void> {
  const university = await database.transaction(async (tx) => {
    const person = await lockCandidate(tx, parseLoginName(email).email);
    if (!person) throw new CommandFailed(`No one has the e-mail ${email}.`);
    if (!person.active) throw new CommandFailed(`${email} is deactivated.`);
    const place = await placeOf(tx, over);
    const held = await findActiveGrants(tx, person.id);
    if (held.some(({ universityId }) => universityId === (place?.id ?? null)))
      throw new CommandFailed(`${email} administers ${inWords(place?.name ?? null)} already.`);
    await give(tx, { accountId: person.id, name: person.name, university: place }, onCommandLine({ now }));
    return place?.name ?? null;
  });
  say(`${email} administers ${inWords(university)}. The next login asks for a second factor.`);
}

/** Ends a person's grant, except the last one for the installation. ADM-009 */
export async function endGrant({ database, say, now }: Workplace, email: string, over: GrantedScope): Promise<void> {
  const university = await database.transaction(async (tx) => {
    const holders = await lockInstallationHolders(tx);
    const person = await lockCandidate(tx, parseLoginName(email).email);
    if (!person) throw new CommandFailed(`No one has the e-mail ${email}.`);
    const place = await placeOf(tx, over);
    const held = await findActiveGrants(tx, person.id);
    const grant = held.find(({ universityId }) => universityId === (place?.id ?? null));
    if (!grant) throw new CommandFailed(`${email} does not administer ${inWords(place?.name ?? null)}.`);
    const { accountId } = grant;
    const refused = refuseEnding({ accountId, isOfInstallation: place === null, holders }, null);
    if (refused) throw new CommandFailed(refused.message);
    await setGrantEnded(tx, grant.id, null, now);
    await audit(tx, onCommandLine({ now }), [grantEndedEntry(grant)]);
    return grant.university;
  });
  say(`${email} no longer administers ${inWords(university)}.`);
}

async function placeOf(tx: Tx, { university }: GrantedScope): Promise<{ id: number; name: string } | null> {
  if (university === undefined) return null;
  const found = await findUniversityNamed(tx, university);
  if (!found) throw new CommandFailed(`There is no university called ${university}.`);
  return found;
}
