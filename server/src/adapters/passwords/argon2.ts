import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { inTurns } from '#kernel/in-turns';
import type { Passwords } from '#kernel/passwords';
import { newToken } from '#kernel/tokens';

/** More than this wait nowhere: the answer is 503 instead of a server that does nothing but hash for a minute. */
const MOST_WAITING = 400;
/** The seconds that a full queue takes on a small machine. */
const TRY_AGAIN_AFTER_SECONDS = 5;
const PASSES = 2;

/**
 * Argon2id (the library's own choice) with 16 bytes of salt.
 * @param memory in KiB
 * @param compare of the library; for a test, which counts what is compared
 */
export function argon2Passwords(
  memory: number,
  atOnce = Math.max(1, availableParallelism() - 1),
  compare: typeof verify = verify,
): Passwords {
  const options = { memoryCost: memory, timeCost: PASSES, parallelism: 1 };
  const inTurn = inTurns({ atOnce, mostWaiting: MOST_WAITING, tryAgainAfterSeconds: TRY_AGAIN_AFTER_SECONDS });
  const nobody = hash(newToken(), options);
  return {
    hash: (password) => inTurn(() => hash(password.normalize('NFKC'), options)),
    verify: (known, password) =>
      inTurn(async () => {
        const right = await compare(known ?? (await nobody), password.normalize('NFKC'));
        return right && known !== null;
      }),
  };
}
