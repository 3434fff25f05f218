/** A text that PostgreSQL can store: no NUL, no lone surrogate. */
export const storable = (value: string): boolean => value.isWellFormed() && !value.includes('\0');
