/** The message for a required field that is empty, used by the server and the page. */
export const MISSING = 'Please fill in this field.';

/** Returns the message if a required text is empty, or null. */
export const missing = (typed: string): string | null => (typed.trim() === '' ? MISSING : null);
