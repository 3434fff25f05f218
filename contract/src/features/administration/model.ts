import { z } from 'zod';
import { count, day, id, instant, requiredText, text, mistake } from '#kernel/schema';

/** The things that a class cannot begin without. ADM-014 */
const Missing = z.enum(['instructor', 'student', 'session']);

const Class = z.object({ courseId: id(), code: z.string(), name: z.string(), university: z.string() });

/** A class that starts within 14 days and is not ready. */
export const UnreadyClass = Class.extend({ startDate: day(), missing: z.array(Missing) });

/** A class that is over and not concluded. ADM-014 */
export const EndedClass = Class.extend({ endDate: day(), students: count() });

/** Invitations into a class that reached nobody, or that nobody has taken up in time. ADM-020 */
export const OpenInvitations = Class.extend({ universityId: id(), failed: count(), expired: count() });

/** The facts that administrators of the installation also look after. */
export const Operation = z.object({
  /** Jobs and mails that were given up. */
  failedJobs: count(),
  /** Addresses that get no more mail. SUCC-084 */
  refusedAddresses: count(),
  /** The time of the last backup; null where none was made. */
  lastBackupAt: instant().nullable(),
});

/** Letters of one draft: the longest Markdown as JSON writes it, and the fields beside it. */
export const LONGEST_DRAFT = 80_000;

/** A field that is named like a secret. */
const NAMES_SECRET = /password|secret|token/iu;

/** Tells whether a form holds a field for a secret; what somebody writes about secrets in a text is none. */
function holdsSecret(content: string): boolean {
  let found = false;
  const look = (name: string, value: unknown) => {
    found ||= NAMES_SECRET.test(name);
    return value;
  };
  try {
    JSON.parse(content, look);
  } catch {
    return false;
  }
  return found;
}

/** Names a form and its object: 'person/7'. */
export const FormName = requiredText(100);

/** The form of a draft, its title and its page; `content` is null once it was saved or discarded. ADM-116 */
export const draftFields = {
  form: FormName,
  /** The name by which its owner recognizes it. */
  title: requiredText(200),
  /** The page of the form. */
  path: text(300).regex(/^\/admin(?:\/[\w/-]*)?$/u),
};

/** The form as text. A secret never becomes a draft. */
export const DraftContent = text(LONGEST_DRAFT).refine(
  (content) => !holdsSecret(content),
  mistake({ HOLDS_SECRET: 'Forms that contain a secret are not kept as drafts.' }),
);

/** A draft that waits, without what stands in it. ADM-014 */
export const OpenDraft = z.object({ form: z.string(), title: z.string(), path: z.string(), savedAt: instant() });
