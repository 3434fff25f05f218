import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { advisoryLock } from '#database/advisory-lock';
import { writeSetupNote, removeSetupNote } from '#kernel/setup-note';
import type { Services } from '#kernel/services';
import type { Db } from '#database/db';
import { agreeOnCode, forgetCode, isSetUp, isEmpty } from './queries.ts';

/** Characters that cannot be mistaken for others, without I, L, O and U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;
const GROUP = /.{4}(?=.)/g;

/** Generates a code of 80 random bits, in groups that a person can copy: 7K2M-Q9XD-04TF-BHW3. D-186 */
export const newSetupCode = (): string =>
  [...randomBytes(LENGTH)]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('')
    .replaceAll(GROUP, '$&-');

/** Normalizes a typed code: case, blanks and dashes do not matter, and similar letters count as equal. */
const countedOf = (typed: string): Buffer =>
  hash('sha256', typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1'), 'buffer');

/** Compares codes in constant time. */
export const isSameCode = (typed: string, code: string): boolean => timingSafeEqual(countedOf(typed), countedOf(code));

/** The name to which the encryption of the code is bound. */
export const CODE_OF_SETUP = 'setup-code';
/** The name of the lock for making the first admin and for offering a code. */
export const SETUP_LOCK = 'setup';

/** The setup code, and where the operator finds it. */
export interface SetupOffer {
  readonly code: string;
  /** The path of the file with the code; null if the folder cannot be written, so that only the log has it. */
  readonly path: string | null;
}

/**
 * Offers the setup code when a process starts: while nobody administers the installation, the code that all processes
 * share is written to DATA_DIR and returned for the log. Afterwards it is deleted. ADM-119, D-186
 */
export async function offerSetup({ database, sealer, environment }: Services): Promise<SetupOffer | null> {
  const sealed = await database.transaction(async (tx) => {
    await advisoryLock(tx, SETUP_LOCK);
    if (!(await isSetUp(tx))) return agreeOnCode(tx, sealer.seal(newSetupCode(), CODE_OF_SETUP));
    await forgetCode(tx);
    return null;
  });
  if (sealed === null) {
    removeSetupNote(environment.DATA_DIR);
    return null;
  }
  const code = sealer.open(sealed, CODE_OF_SETUP);
  return { code, path: noteOf(environment.DATA_DIR, code) };
}

function noteOf(dataDir: string, code: string): string | null {
  try {
    return writeSetupNote(dataDir, code);
  } catch {
    return null;
  }
}

/** Redirects to /setup while nobody can sign in. After that it does not ask the database any more. ADM-119 */
export function setupFirst(db: Db): () => Promise<'/setup' | null> {
  let isOver = false;
  return async () => {
    isOver ||= !(await isEmpty(db).catch(() => false));
    return isOver ? null : '/setup';
  };
}
