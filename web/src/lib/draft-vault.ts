import { msOf } from '@bcs/contract/kernel/clock';
import { draftCipher, type DraftCipher, type Sealed } from './draft-cipher.ts';
import { draftOwner, getDraftOwner, type DraftOwner } from './draft-owner.ts';
import { findDraft, putDraft, removeDraft, sweepDrafts, wipeDrafts, type DraftRecord } from './draft-store.ts';
import { serverNow } from './server-clock.ts';

/** The drafts of one person, readable during that person's session. */
export interface DraftVault {
  /** Encrypts a draft in advance, so that writing it takes no time. */
  seal(form: string, content: string): Promise<DraftRecord>;
  /** Does so within the last moment of a page; null where the draft is too long for that. */
  sealNow(form: string, content: string): DraftRecord | null;
  find(form: string): Promise<string | null>;
  remove(form: string): Promise<void>;
}

let opened: { readonly owner: DraftOwner; readonly vault: Promise<DraftVault | null>; now: DraftVault | null } | null =
  null;

/** Returns the vault of the signed-in person, as soon as it is known; null if the browser has no cryptography. */
export async function openVault(): Promise<DraftVault | null> {
  const owner = await getDraftOwner();
  if (!owner) return null;
  if (opened?.owner !== owner) {
    void sweepDrafts(msOf(serverNow()));
    const vault = draftCipher(owner.draftKey)
      .then((cipher) => vaultOf(owner.accountId, cipher))
      .catch(() => null);
    const opening = (opened = { owner, vault, now: null as DraftVault | null });
    void vault.then((found) => (opening.now = found));
  }
  return opened.vault;
}

/** The vault of the person who is signed in, if it is open already. */
export const vaultNow = (): DraftVault | null =>
  opened?.owner === draftOwner.current() ? (opened?.now ?? null) : null;

function vaultOf(accountId: number, cipher: DraftCipher): DraftVault {
  const idOf = (form: string) => `${accountId}/${form}`;
  const recordOf = (id: string, sealed: Sealed) => ({ id, accountId, savedAt: msOf(serverNow()), ...sealed });
  return {
    async seal(form, content) {
      const id = idOf(form);
      return recordOf(id, await cipher.seal(content, id));
    },
    sealNow(form, content) {
      const id = idOf(form);
      const sealed = cipher.sealNow(content, id);
      return sealed && recordOf(id, sealed);
    },
    async find(form) {
      const id = idOf(form);
      const record = await findDraft(id, msOf(serverNow()));
      // what cannot be decrypted was encrypted with a key that no longer exists
      return record && (await cipher.open(record, id).catch(() => null));
    },
    remove: (form) => removeDraft(idOf(form)),
  };
}

/** Writes an encrypted draft, unless its owner has left: a form that closes after the logout must not restore one. */
export const keepDraft = async (record: DraftRecord): Promise<void> => {
  if (record.accountId === draftOwner.current()?.accountId) await putDraft(record).catch(() => undefined);
};

/** Deletes all drafts of a person for good, at logout. */
export async function wipeVault(accountId: number): Promise<void> {
  draftOwner.set(null);
  await wipeDrafts(accountId);
}
