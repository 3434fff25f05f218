/** What is said of a field that has to be filled in, by the server as by the page. */
export const MISSING = 'Please fill in this field.';

/** What is wrong with a text that has to be there; null where it is. */
export const missing = (typed: string): string | null => (typed.trim() === '' ? MISSING : null);
