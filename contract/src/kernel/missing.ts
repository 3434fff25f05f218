/** The message about a field that has to be filled in, from the server and on the page. */
export const MISSING = 'Please fill in this field.';

/** The mistake of a text that must not be empty; null where it is filled in. */
export const missing = (typed: string): string | null => (typed.trim() === '' ? MISSING : null);
