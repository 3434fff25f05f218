const FORMAT = new Intl.ListFormat('en-GB');

/** Several things in a sentence, without a comma before 'and': 'a', 'a and b', 'a, b and c'. */
export const list = (parts: readonly string[]): string => FORMAT.format(parts);
