import { sql } from '#database/db';
import { filesOf } from '#adapters/files/files-of';
import { DEMO_PASSWORD } from '#database/seed/password';
import { plantContent } from '#database/seed/content';
import { plantScaled } from '#database/seed/scale/scale';
import { wipe } from '#database/seed/wipe';
import { plantWorld } from '#database/seed/world';
import { settingsOf } from '#kernel/settings-of';
import { createSealer } from '#kernel/sealer';
import { loadOrCreateKey } from '#kernel/secrets';
import { CommandFailed, type Workplace } from './surroundings.ts';

/** Plants the demo world into an empty database; with `reset`, it first deletes an existing demo world. */
export async function resetWorld(
  { database, environment, passwords, now, say }: Workplace,
  reset: boolean,
): Promise<void> {
  const { demo, empty } = await database.one<{ demo: boolean; empty: boolean }>(sql`
    select exists (select 1 from settings where key = 'demo-world') as demo, not exists (select 1 from accounts) as empty`);
  if (!empty && !demo)
    throw new CommandFailed('This database holds something else than the demo world. Nothing was changed.');
  if (!empty && !reset)
    throw new CommandFailed('The demo world is planted already. Add --reset to delete everything and plant it anew.');
  const sealer = createSealer(environment.BCS_SECRET_KEY ?? loadOrCreateKey(environment.DATA_DIR));
  const passwordHash = await passwords.hash(DEMO_PASSWORD);
  await wipe(database);
  await plantWorld(database, {
    anchor: now,
    passwordHash,
    seal: (secret, id) => sealer.seal(secret, `mfa:${id}`),
    files: filesOf(settingsOf(environment), environment.DATA_DIR),
  });
  say(`The demo world is planted. Password of every account: ${DEMO_PASSWORD}`);
}

const MOST_COURSES = 20_000;
const TELL_EVERY = 100;

/** Adds courses for benchmarks. */
export async function plantScale({ database, passwords, now, say }: Workplace, courses: number): Promise<void> {
  if (!Number.isInteger(courses) || courses < 1 || courses > MOST_COURSES)
    throw new CommandFailed(`--scale must be a whole number from 1 to ${MOST_COURSES}.`);
  await database.transaction(plantContent);
  await plantScaled(database, {
    courses,
    now,
    passwordHash: await passwords.hash(DEMO_PASSWORD),
    onProgress: (planted) => {
      if (planted % TELL_EVERY === 0 || planted === courses) say(`${planted} of ${courses} courses planted.`);
    },
  });
  say(`Students sign in as p0.c1@scale.example and so on, with the password ${DEMO_PASSWORD}.`);
}
