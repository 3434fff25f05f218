const IN =
  'active enrolled enroled registered current open attending confirmed accepted yes true 1 in aktiv activo actif';
const OUT =
  'deleted dropped withdrawn withdrew inactive removed unenrolled unenroled left cancelled canceled tobedeleted drop no false 0 out inaktiv inactivo inactif rejected expelled dismissed';
const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const STANDINGS = { in: wordsOf(IN), out: wordsOf(OUT) };

/**
 * Tells whether a word in a column of states means that somebody belongs to the class; null if the user has to decide.
 * ADM-061
 */
export function readStanding(word: string): 'in' | 'out' | null {
  const plain = word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (plain === '' || STANDINGS.in.has(plain)) return 'in';
  return STANDINGS.out.has(plain) ? 'out' : null;
}
