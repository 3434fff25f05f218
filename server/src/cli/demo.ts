import { publishSessionsEnded } from '#kernel/changes';
import { disableDemoAccounts } from '#features/setup/queries-demo';
import type { Workplace } from './surroundings.ts';

/** Switches every demo account off, at once and everywhere: the way out where nobody may use their password. ADM-124 */
export async function disableDemo({ database, now, say }: Workplace): Promise<void> {
  const disabled = await database.transaction(async (tx) => {
    const done = await disableDemoAccounts(tx, now);
    for (const id of done.signedIn) await publishSessionsEnded(tx, id);
    return done.disabled;
  });
  say(disabled === 0 ? 'No demo account can sign in.' : `${disabled} demo accounts can no longer sign in.`);
}
