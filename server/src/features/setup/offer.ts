import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { advisoryLock } from '#database/advisory-lock';
import { writeSetupNote, removeSetupNote } from '#kernel/setup-note';
import type { Services } from '#kernel/services';
import type { Db } from '#database/db';
import { agreeOnCode, forgetCode, isSetUp, isEmpty } from './queries.ts';

/** Without letters that are read as others: I, L, O and U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;
const GROUP = /.{4}(?=.)/g;

/** A new code of 80 random bits, in groups that a person can copy: 7K2M-Q9XD-04TF-BHW3. D-186 */
export const newCode = (): string =>
  [...randomBytes(LENGTH)]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('')
    .replaceAll(GROUP, '$&-');

/** Normalizes a typed code: case, blanks and dashes do not count, and letters that look alike are one. */
const countedOf = (typed: string): Buffer =>
  hash('sha256', typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1'), 'buffer');

/** Compares in the same time however much of it is right. */
export const isSameCode = (typed: string, code: string): boolean => timingSafeEqual(countedOf(typed), countedOf(code));

/** The name that the sealed code is bound to. */
export const CODE_OF_SETUP = 'setup-code';
/** The lock by which making the first admin and offering a code take turns. */
export const SETUP_LOCK = 'setup';

/** The setup code, and where whoever operates the installation finds it. */
export interface SetupOffer {
  readonly code: string;
  /** The path of the file with the code; null where the folder cannot be written: then only the log has it. */
  readonly path: string | null;
}

/**
 * At the start of each process: while nobody administers the installation, the one code of all its processes is left
 * in DATA_DIR and answered for the log; a note that is missing is written again. Afterwards nothing of it stays.
 * ADM-119, D-186
 */
export async function offerSetup({ database, sealer, environment }: Services): Promise<SetupOffer | null> {
  const sealed = await database.transaction(async (tx) => {
    await advisoryLock(tx, SETUP_LOCK);
    if (!(await isSetUp(tx))) return agreeOnCode(tx, sealer.seal(newCode(), CODE_OF_SETUP));
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

/**
 * Leads people to /setup while nobody could sign in. Once somebody is there it asks no more: no page waits for the
 * database. ADM-119
 */
export function setupFirst(db: Db): () => Promise<'/setup' | null> {
  let isOver = false;
  return async () => {
    isOver ||= !(await isEmpty(db).catch(() => false));
    return isOver ? null : '/setup';
  };
}
