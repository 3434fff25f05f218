const RULES = new Intl.PluralRules('en');

/** Chooses the form of a word for a number: `pluralForm(2, 'is', 'are')` is 'are'. */
export const pluralForm = (count: number, one: string, many: string): string =>
  RULES.select(Math.abs(count)) === 'one' ? one : many;

/** Words a number with its noun, and optionally a verb: '1 student is', '5 students are'. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${pluralForm(count, one, many)}`;

const FORMAT = new Intl.ListFormat('en-GB');

/** Joins words for a sentence, without a comma before 'and': 'a', 'a and b', 'a, b and c'. */
export const list = (parts: readonly string[]): string => FORMAT.format(parts);
