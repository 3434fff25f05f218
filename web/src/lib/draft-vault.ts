import { msOf } from '@bcs/contract/kernel/clock';
import { draftCipher, type DraftCipher } from './draft-cipher.ts';
import { findDraft, putDraft, removeDraft, sweepDrafts, wipeDrafts, type DraftRecord } from './draft-store.ts';
import { serverNow } from './server-clock.ts';

/** What one person has begun to write, readable while that person's session lasts. */
export interface Vault {
  /** Makes a draft ready to be written; writing it then takes no time. */
  seal(form: string, content: string): Promise<DraftRecord>;
  find(form: string): Promise<string | null>;
  remove(form: string): Promise<void>;
}

const first = Promise.withResolvers<Vault | null>();
let current = first.promise;
let opened: string | null = null;
/** Whose drafts may be written now. A form that closes after the logout must not bring one back. */
let owner: number | null = null;

/** The vault of the person who is signed in, as soon as that is known; null where the browser has no cryptography. */
export const openVault = (): Promise<Vault | null> => current;

/** Opens the vault once the server has told who is here. The key lives in memory only. */
export function unlockVault(accountId: number, draftKey: string) {
  const wanted = `${accountId} ${draftKey}`;
  if (opened === wanted) return;
  opened = wanted;
  owner = accountId;
  void sweepDrafts(msOf(serverNow()));
  const vault = draftCipher(draftKey)
    .then((cipher) => vaultOf(accountId, cipher))
    .catch(() => null);
  // Whoever waits gets this one, whoever asks later too
  void vault.then(first.resolve);
  current = vault;
}

function vaultOf(accountId: number, cipher: DraftCipher): Vault {
  const idOf = (form: string) => `${accountId}/${form}`;
  return {
    async seal(form, content) {
      const id = idOf(form);
      return { id, accountId, savedAt: msOf(serverNow()), ...(await cipher.seal(content, id)) };
    },
    async find(form) {
      const id = idOf(form);
      const record = await findDraft(id, msOf(serverNow()));
      // What cannot be opened was sealed with a key that is no more
      return record && (await cipher.open(record, id).catch(() => null));
    },
    remove: (form) => removeDraft(idOf(form)),
  };
}

/** Writes what was sealed, unless its owner has left. */
export const keepDraft = async (record: DraftRecord): Promise<void> => {
  if (record.accountId === owner) await putDraft(record).catch(() => undefined);
};

/** Forgets everything a person has begun to write, for good: logout. */
export async function wipeVault(accountId: number): Promise<void> {
  owner = null;
  opened = null;
  current = Promise.resolve(null);
  await wipeDrafts(accountId);
}
