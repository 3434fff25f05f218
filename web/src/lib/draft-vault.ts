import { msOf } from '@bcs/contract/kernel/clock';
import { draftOwner, knownOwner, type DraftOwner } from './draft-owner.ts';
import { findDraft, putDraft, removeDraft, sweepDrafts, wipeDrafts, type DraftRecord } from './draft-store.ts';
import { serverNow } from './server-clock.ts';

/** The drafts of one person, readable while that person's session lasts. */
export interface Vault {
  /** Makes a draft ready to be written; writing it then takes no time. */
  seal(form: string, content: string): Promise<DraftRecord>;
  find(form: string): Promise<string | null>;
  remove(form: string): Promise<void>;
}

let opened: { readonly owner: DraftOwner; readonly vault: Promise<Vault | null> } | null = null;

type Sealed = { readonly nonce: Uint8Array<ArrayBuffer>; readonly text: ArrayBuffer };

/** Seals texts with one person's key; what a text is bound to must be given again to open it. */
interface DraftCipher {
  seal(text: string, boundTo: string): Promise<Sealed>;
  open(sealed: Sealed, boundTo: string): Promise<string>;
}

const NONCE_BYTES = 12;
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** AES-256-GCM with a key derived from the person's draftKey. The key stays in memory and cannot be taken out. */
async function draftCipher(draftKey: string): Promise<DraftCipher> {
  const given = await crypto.subtle.importKey('raw', bytesOf(draftKey), 'HKDF', false, ['deriveKey']);
  const key = await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: bytesOf('bootcamp-square'), info: bytesOf('drafts') },
    given,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
  const how = (nonce: Uint8Array<ArrayBuffer>, boundTo: string) => ({
    name: 'AES-GCM',
    iv: nonce,
    additionalData: bytesOf(boundTo),
  });
  return {
    async seal(text, boundTo) {
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      return { nonce, text: await crypto.subtle.encrypt(how(nonce, boundTo), key, bytesOf(text)) };
    },
    async open({ nonce, text }, boundTo) {
      return new TextDecoder().decode(await crypto.subtle.decrypt(how(nonce, boundTo), key, text));
    },
  };
}

/** The vault of the person who is signed in, as soon as that is known; null where the browser has no cryptography. */
export async function openVault(): Promise<Vault | null> {
  const owner = await knownOwner();
  if (!owner) return null;
  if (opened?.owner !== owner) {
    void sweepDrafts(msOf(serverNow()));
    const vault = draftCipher(owner.draftKey)
      .then((cipher) => vaultOf(owner.accountId, cipher))
      .catch(() => null);
    opened = { owner, vault };
  }
  return opened.vault;
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

/** Writes what was sealed, unless its owner has left: a form that closes after the logout must not bring one back. */
export const keepDraft = async (record: DraftRecord): Promise<void> => {
  if (record.accountId === draftOwner.current()?.accountId) await putDraft(record).catch(() => undefined);
};

/** Forgets everything a person has begun to write, for good: logout. */
export async function wipeVault(accountId: number): Promise<void> {
  draftOwner.set(null);
  await wipeDrafts(accountId);
}
