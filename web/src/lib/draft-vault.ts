import { msOf } from '@bcs/contract/kernel/clock';
import { draftCipher, type DraftCipher, type Sealed } from './draft-cipher.ts';
import { draftOwner, knownOwner, type DraftOwner } from './draft-owner.ts';
import { findDraft, putDraft, removeDraft, sweepDrafts, wipeDrafts, type DraftRecord } from './draft-store.ts';
import { serverNow } from './server-clock.ts';

/** The drafts of one person, readable while that person's session lasts. */
export interface Vault {
  /** Makes a draft ready to be written; writing it then takes no time. */
  seal(form: string, content: string): Promise<DraftRecord>;
  /** Does so within the last moment of a page; null where the draft is too long for that. */
  sealNow(form: string, content: string): DraftRecord | null;
  find(form: string): Promise<string | null>;
  remove(form: string): Promise<void>;
}

let opened: { readonly owner: DraftOwner; readonly vault: Promise<Vault | null>; now: Vault | null } | null = null;

/** The vault of the person who is signed in, as soon as that is known; null where the browser has no cryptography. */
export async function openVault(): Promise<Vault | null> {
  const owner = await knownOwner();
  if (!owner) return null;
  if (opened?.owner !== owner) {
    void sweepDrafts(msOf(serverNow()));
    const vault = draftCipher(owner.draftKey)
      .then((cipher) => vaultOf(owner.accountId, cipher))
      .catch(() => null);
    const opening = (opened = { owner, vault, now: null as Vault | null });
    void vault.then((found) => (opening.now = found));
  }
  return opened.vault;
}

/** The vault of the person who is signed in, if it is open already. */
export const vaultNow = (): Vault | null => (opened?.owner === draftOwner.current() ? (opened?.now ?? null) : null);

function vaultOf(accountId: number, cipher: DraftCipher): Vault {
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
      // What cannot be opened was sealed with a key that is no more
      return record && (await cipher.open(record, id).catch(() => null));
    },
    remove: (form) => removeDraft(idOf(form)),
  };
}

/** Writes what was sealed, unless its owner has left: a form that closes after the logout must not bring one back. */
export const keepDraft = async (record: DraftRecord): Promise<void> => {
  if (record.accountId === draftOwner.current()?.accountId) await putDraft(record).catch(() => undefined);
};

/** Forgets everything a person has begun to write, for good: logout. */
export async function wipeVault(accountId: number): Promise<void> {
  draftOwner.set(null);
  await wipeDrafts(accountId);
}
