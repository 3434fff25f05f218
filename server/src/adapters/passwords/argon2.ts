import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { inTurns } from '#kernel/in-turns';
import type { Passwords } from '#kernel/passwords';
import { newToken } from '#kernel/tokens';

/**
 * The highest number of passwords in the queue. Beyond that the answer is 503, so that the server does not spend a
 * minute on hashing alone.
 */
const MOST_WAITING = 400;
/** The time in seconds in which a small machine works through a full queue. */
const TRY_AGAIN_AFTER_SECONDS = 5;
const PASSES = 2;

/**
 * Hashes with Argon2id and 16 bytes of salt.
 * @param memory in KiB
 * @param compare the function of the library, which a test replaces to count comparisons
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
