/** Words that begin a last name. */
const PARTICLES = new Set(
  'van von der den de del della di da das dos do du des la le les ter ten zu zum zur af av bin ibn al el st san'.split(
    ' ',
  ),
);
/** Matches suffixes that belong to a last name. */
const SUFFIX = /^(?:jr|sr|i{2,3}|iv)\.?$/iu;

interface NameParts {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Splits a name in one cell: 'Lee, Ana', 'Ana Lee', 'Bo van der Berg', 'LEE Ana', or a single name. The result is a
 * proposal, since names cannot be split with certainty. ADM-039
 */
export function nameParts(typed: string): NameParts {
  const name = typed.trim().replaceAll(/\s+/gu, ' ');
  const [last = '', first, ...more] = name.split(',').map((part) => part.trim());
  if (first !== undefined && SUFFIX.test(first)) return withSuffix(nameParts(last), first);
  if (first !== undefined && more[0] !== undefined && SUFFIX.test(more[0]))
    return { firstName: first, lastName: `${last} ${more[0]}` };
  if (first !== undefined) return { firstName: [first, ...more].join(', '), lastName: last };
  return fromWords(name.split(' '));
}

const withSuffix = ({ firstName, lastName }: NameParts, suffix: string): NameParts => ({
  firstName,
  lastName: `${lastName} ${suffix}`,
});

const isLoud = (word: string): boolean => /\p{Lu}{2}/u.test(word) && word === word.toUpperCase();

function fromWords(words: readonly string[]): NameParts {
  const parted = (at: number) => ({ firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') });
  if (words.length === 1) return parted(1);
  const loud = words.findIndex((word) => !isLoud(word));
  // last names in capitals come first, as is usual in France and Asia
  if (loud > 0) return { firstName: words.slice(loud).join(' '), lastName: words.slice(0, loud).join(' ') };
  const particle = words.findIndex((word, at) => at > 0 && at < words.length - 1 && PARTICLES.has(word.toLowerCase()));
  if (particle > 0) return parted(particle);
  const hasSuffix = words.length > 2 && SUFFIX.test(words.at(-1) ?? '');
  return parted(words.length - (hasSuffix ? 2 : 1));
}
