/** A text that only the key opens with which it was sealed. */
export interface Sealed {
  readonly nonce: Uint8Array<ArrayBuffer>;
  readonly text: ArrayBuffer;
  /** Its place in the key stream of the nonce, where it was sealed in the last moment. */
  readonly from?: number;
}

/** Seals texts with one person's key; what a text is bound to must be given again to open it. */
export interface DraftCipher {
  seal(text: string, boundTo: string): Promise<Sealed>;
  /** Seals at once, for a page that will not live until cryptography answers; null where the text is too long for that. */
  sealNow(text: string, boundTo: string): Sealed | null;
  open(sealed: Sealed, boundTo: string): Promise<string>;
}

const NONCE_BYTES = 12;
/** The key stream that is laid up for the last moment: several times what the longest form holds. */
const STREAM_BYTES = 256 * 1024;
const bytesOf = (text: string) => new TextEncoder().encode(text);
const mix = (bytes: Uint8Array, stream: Uint8Array, from: number) =>
  bytes.map((byte, index) => byte ^ (stream[from + index] ?? 0));

/**
 * AES-256-GCM with a key derived from the person's draftKey. The key stays in memory and cannot be taken out. For the last
 * moment the stream is ready with which the same cipher mixes a text; no part of it is used twice, and it brings no tag.
 */
export async function draftCipher(draftKey: string): Promise<DraftCipher> {
  const given = await crypto.subtle.importKey('raw', bytesOf(draftKey), 'HKDF', false, ['deriveKey']);
  const key = await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: bytesOf('bootcamp-square'), info: bytesOf('drafts') },
    given,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
  const freshNonce = () => crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const how = (nonce: Uint8Array<ArrayBuffer>, boundTo: string) => ({
    name: 'AES-GCM',
    iv: nonce,
    additionalData: bytesOf(boundTo),
  });
  const streamOf = async (nonce: Uint8Array<ArrayBuffer>, length: number) =>
    new Uint8Array(await crypto.subtle.encrypt(how(nonce, ''), key, new Uint8Array(length)));
  const layUp = async () => {
    const nonce = freshNonce();
    return { nonce, stream: await streamOf(nonce, STREAM_BYTES), from: 0 };
  };
  let ready = await layUp();
  return {
    async seal(text, boundTo) {
      const nonce = freshNonce();
      return { nonce, text: await crypto.subtle.encrypt(how(nonce, boundTo), key, bytesOf(text)) };
    },
    sealNow(text, boundTo) {
      const { nonce, stream, from } = ready;
      // without a tag, what it is bound to tells whether the key was the right one
      const bytes = bytesOf(`${boundTo}\n${text}`);
      if (from + bytes.length > STREAM_BYTES) return null;
      ready.from += bytes.length;
      void layUp().then(
        (fresh) => (ready = fresh),
        () => undefined,
      );
      return { nonce, from, text: mix(bytes, stream, from).buffer };
    },
    async open({ nonce, text, from }, boundTo) {
      if (from === undefined)
        return new TextDecoder().decode(await crypto.subtle.decrypt(how(nonce, boundTo), key, text));
      const stream = await streamOf(nonce, from + text.byteLength);
      const opened = new TextDecoder().decode(mix(new Uint8Array(text), stream, from));
      if (!opened.startsWith(`${boundTo}\n`)) throw new Error('sealed with another key');
      return opened.slice(boundTo.length + 1);
    },
  };
}
