import type { RowOutcome } from './outcome.ts';
import { isStudent, type Role } from '#kernel/roles';
import type { BulkRow } from './model.ts';

/** The facts about a person in the class. */
export interface KnownThere {
  readonly accountId: number;
  readonly name: string;
  /** Has or had a place in the class. */
  readonly isKnown: boolean;
  /** The role in the class now. */
  readonly role: Role | null;
  /** Roles that they had there before. */
  readonly formerRoles: readonly Role[];
}

export const NOBODY = 'No account has this e-mail. Create the person first, or import them.';
const OWN = 'You cannot change your own enrollment. Someone else has to do it.';
const STAYS = 'Work done as a student stays with the enrollment that ends.';

/**
 * One row of the import planner in the words of a roster.
 * @param role that is given; null where enrollments end
 * @param own the account that may not change its own place; null where a grant allows it
 * ADM-031, ADM-034, ADM-117
 */
export function bulkRow(
  { kind, changes, problems }: Pick<RowOutcome, 'kind' | 'changes' | 'problems'>,
  email: string,
  person: KnownThere | undefined,
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

/** A roster asks for the names of whoever has no account; here nobody is created. */
const wordsOf = ({ column, message }: RowOutcome['problems'][number]): string => {
  if (NAMES.includes(column)) return NOBODY;
  return column === 'email' ? 'This is not an e-mail address.' : message;
};
