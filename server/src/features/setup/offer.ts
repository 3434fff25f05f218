import { advisoryLock } from '#database/advisory-lock';
import { writeSetupNote, removeSetupNote } from '#kernel/setup-note';
import type { Services } from '#kernel/services';
import { newCode } from './code.ts';
import { agreeOnCode, forgetCode, isSetUp } from './queries.ts';

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
