export interface Sealed {
  readonly nonce: Uint8Array<ArrayBuffer>;
  readonly text: ArrayBuffer;
}

/** Seals texts with one person's key; what a text is bound to must be given again to open it. */
export interface DraftCipher {
  seal(text: string, boundTo: string): Promise<Sealed>;
  open(sealed: Sealed, boundTo: string): Promise<string>;
}

const NONCE_BYTES = 12;
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** AES-256-GCM with a key derived from the person's draftKey. The key stays in memory and cannot be taken out. */
export async function draftCipher(draftKey: string): Promise<DraftCipher> {
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
