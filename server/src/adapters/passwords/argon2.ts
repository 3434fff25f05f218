import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { FAILURES } from '@bcs/contract/kernel/failure';
import type { Passwords } from '#kernel/passwords';
import { RefusalError } from '#kernel/refusal-error';
import { newToken } from '#kernel/tokens';

/** More than this wait nowhere: the answer is 503 instead of a server that does nothing but hash for a minute. */
const MOST_WAITING = 400;
/** How long a full queue takes on a small machine. */
const TRY_AGAIN_AFTER_SECONDS = 5;
const PASSES = 2;

/** Argon2id (the library's own choice) with 16 bytes of salt. @param memory in KiB */
export function argon2Passwords(memory: number, atOnce = Math.max(1, availableParallelism() - 1)): Passwords {
  const options = { memoryCost: memory, timeCost: PASSES, parallelism: 1 };
  const inTurn = queue(atOnce);
  const nobody = hash(newToken(), options);
  return {
    hash: (password) => inTurn(() => hash(password.normalize('NFKC'), options)),
    verify: (known, password) =>
      inTurn(async () => {
        const right = await verify(known ?? (await nobody), password.normalize('NFKC'));
        return right && known !== null;
      }),
  };
}

/** Lets a few work at once and the others wait. */
function queue(atOnce: number) {
  let working = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= MOST_WAITING)
      throw new RefusalError(FAILURES.UNAVAILABLE, undefined, TRY_AGAIN_AFTER_SECONDS);
    if (working >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else working += 1;
    try {
      return await work();
    } finally {
      // whoever waits takes the place over
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };
}
