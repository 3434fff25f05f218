import type { RowOutcome } from './outcome.ts';
import { isStudent, type Role } from '#kernel/roles';
import type { BulkRow } from './model.ts';

/** The facts about a person and the class. */
export interface KnownMember {
  readonly accountId: number;
  readonly name: string;
  /** True if the person is or was in the class. */
  readonly isKnown: boolean;
  /** The present role in the class. */
  readonly role: Role | null;
  /** Former roles in the class. */
  readonly formerRoles: readonly Role[];
}

export const NOBODY = 'No account has this e-mail. Create the person first, or import them.';
const OWN = 'You cannot change your own enrollment. Someone else has to do it.';
const STAYS = 'Work done as a student stays with the enrollment that ends.';

/**
 * Converts one row of the import planner into a row of a bulk change.
 * @param role the role that is given; null if enrollments end
 * @param own the account that may not change its own enrollment; null if a grant allows it ADM-031, ADM-034, ADM-117
 */
export function toBulkRow(
  { kind, changes, problems }: Pick<RowOutcome, 'kind' | 'changes' | 'problems'>,
  email: string,
  person: KnownMember | undefined,
  role: Role | null,
  own: number | null,
): BulkRow {
  const about = { email, name: person?.isKnown ? person.name : null };
  const [problem] = problems;
  if (problem) return { ...about, what: 'refused', why: wordsOf(problem) };
  if (kind === 'unchanged' || changes.length === 0)
    return {
      ...about,
      what: 'unchanged',
      why: role === null && !person?.role ? 'This person is not in this class.' : null,
    };
  if (person && person.accountId === own) return { ...about, what: 'refused', why: OWN };
  if (role === null) return { ...about, what: 'end', why: null };
  if (!person?.role) return { ...about, what: person?.formerRoles.includes(role) ? 'resume' : 'begin', why: null };
  return { ...about, what: 'change role', why: isStudent(person.role) ? STAYS : null };
}

const NAMES: readonly (string | null)[] = ['firstName', 'lastName'];

/** Words a problem. A roster asks for the names of people without an account, but a bulk change creates nobody. */
const wordsOf = ({ column, message }: RowOutcome['problems'][number]): string => {
  if (NAMES.includes(column)) return NOBODY;
  return column === 'email' ? 'This is not an e-mail address.' : message;
};
