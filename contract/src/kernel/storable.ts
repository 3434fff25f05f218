/** Tells whether PostgreSQL can store a text: it must not contain NUL or lone surrogates. */
export const storable = (value: string): boolean => value.isWellFormed() && !value.includes('\0');
