/** The bytes of a call's file: read while they arrived, or decoded from the base64 in its input. */
export const fileOf = (base64: string, { file }: { readonly file: Uint8Array | null }): Uint8Array =>
  file ?? Buffer.from(base64, 'base64');
