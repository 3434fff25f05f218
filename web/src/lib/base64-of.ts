const SLICE = 32_768;

/** Encodes bytes as base64, in slices: a whole file would be too many arguments for one call. */
export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += SLICE)
    text += String.fromCharCode(...bytes.subarray(from, from + SLICE));
  return btoa(text);
}
