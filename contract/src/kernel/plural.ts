const RULES = new Intl.PluralRules('en');

/** The word that agrees with a number: `pluralForm(2, 'is', 'are')` is 'are'. */
export const pluralForm = (count: number, one: string, many: string): string =>
  RULES.select(Math.abs(count)) === 'one' ? one : many;

/** A number with its noun, and with the verb where one follows: '1 student is', '5 students are'. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${pluralForm(count, one, many)}`;

const FORMAT = new Intl.ListFormat('en-GB');

/** Several things in a sentence, without a comma before 'and': 'a', 'a and b', 'a, b and c'. */
export const list = (parts: readonly string[]): string => FORMAT.format(parts);
