import { ACCOUNTS } from '#database/seed/ids';
import { DEMO_PASSWORD } from '#database/seed/password';
import { plantWorld } from '#database/seed/world';
import { queueDigests } from '#features/preferences/queries-turns';
import type { Services } from '#kernel/services';

/** Tells the operator in the terminal what is going on. */
export type TellTerminal = (line: string) => void;

/** The student and the success manager of the demo world, whose digests are in the mailbox from the start. */
const DEMO_READERS = [ACCOUNTS.student, ACCOUNTS.ssm];

/** Plants the demo world at the first start of a demonstration. */
export async function plantDemo(
  { database, clock, passwords, sealer, files }: Services,
  say: TellTerminal,
): Promise<void> {
  say('Planting the demo world …');
  await plantWorld(database, {
    anchor: clock(),
    passwordHash: await passwords.hash(DEMO_PASSWORD),
    seal: (secret, accountId) => sealer.seal(secret, `mfa:${accountId}`),
    files,
    hasHistory: true,
  });
  // visitors find a digest in the mailbox
  await queueDigests(database, DEMO_READERS, clock());
}
