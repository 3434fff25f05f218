/** An id of no meaning: 28 letters and digits. Also where the page came without https, and has no `randomUUID`. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36).padStart(7, '0')).join('');
