import { isStudent, type Role } from '#kernel/roles';
import type { EnrollmentPlanRow } from './model.ts';

/** What is known of somebody whose e-mail was typed. */
export interface KnownPerson {
  readonly accountId: number;
  /** In this class now. */
  readonly role: Role | null;
  /** There is an enrollment with the wanted role that has ended. */
  readonly wasThere: boolean;
}

/** The e-mails in what somebody typed or pasted: lines, lists, 'Sue <sue@example.edu>'; each once, in order. */
export function emailsIn(typed: string): string[] {
  const found =
    typed
      .normalize('NFKC')
      .toLowerCase()
      .match(/[^\s<>,;"'()]+@[^\s<>,;"'()]+/g) ?? [];
  return [...new Set(found)];
}

/**
 * What enrolling these people with a role would do, line by line: the preview shows it and the writing does it.
 * @param own the account that may not change its own place; null where a grant allows it
 * ADM-031, ADM-034, ADM-044
 */
export const planEnrollments = (
  emails: readonly string[],
  known: ReadonlyMap<string, KnownPerson>,
  role: Role,
  own: number | null,
): EnrollmentPlanRow[] =>
  emails.map((email) => {
    const person = known.get(email);
    if (!person)
      return { email, what: 'refused', why: 'Nobody has this e-mail. Create the person first, or import them.' };
    if (person.role === role) return { email, what: 'unchanged', why: null };
    if (person.accountId === own)
      return { email, what: 'refused', why: 'Somebody else has to change your own enrollment.' };
    if (person.role === null) return { email, what: person.wasThere ? 'resume' : 'begin', why: null };
    const why = isStudent(person.role) ? 'The work as a student stays with the enrollment that ends.' : null;
    return { email, what: 'change role', why };
  });
