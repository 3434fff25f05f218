import { z } from 'zod';
import { count, day, id, instant, requiredText, text, mistake } from '#kernel/schema';

/** The requirements without which a class cannot begin. ADM-014 */
const Missing = z.enum(['instructor', 'student', 'session']);

const Class = z.object({ courseId: id(), code: z.string(), name: z.string(), university: z.string() });

/** A class that starts within 14 days and is not ready. */
export const UnreadyClass = Class.extend({ startDate: day(), missing: z.array(Missing) });

/** A class that is over and not concluded. ADM-014 */
export const EndedClass = Class.extend({ endDate: day(), students: count() });

/** Invitations into a class that could not be delivered, or that nobody has accepted in time. ADM-020 */
export const OpenInvitations = Class.extend({ universityId: id(), failed: count(), expired: count() });

/** The facts about the installation that its administrators look after. */
export const Operation = z.object({
  /** Jobs and mails that were given up. */
  failedJobs: count(),
  /** Addresses that get no more mail. SUCC-084 */
  refusedAddresses: count(),
  /** The time of the last backup; null where none was made. */
  lastBackupAt: instant().nullable(),
});

/**
 * The greatest length of a draft in characters: the longest Markdown text as JSON, and the other fields of the form.
 */
export const LONGEST_DRAFT = 80_000;

/** Matches the names of fields that hold secrets. */
const NAMES_SECRET = /password|secret|token/iu;

/** Tells whether a form holds a field for a secret. A text that merely mentions secrets does not count. */
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

/** The name of a form and its object, such as 'person/7'. */
export const FormName = requiredText(100);

/** The fields that identify a draft. `content` is null once the draft was saved or discarded. ADM-116 */
export const draftFields = {
  form: FormName,
  /** The name by which its owner recognizes it. */
  title: requiredText(200),
  /** The page of the form. */
  path: text(300).regex(/^\/admin(?:\/[\w/-]*)?$/u),
};

/** The fields of the form as text. Secrets never become part of a draft. */
export const DraftContent = text(LONGEST_DRAFT).refine(
  (content) => !holdsSecret(content),
  mistake({ HOLDS_SECRET: 'Forms that contain a secret are not kept as drafts.' }),
);

/** An unfinished draft without its content. ADM-014 */
export const OpenDraft = z.object({ form: z.string(), title: z.string(), path: z.string(), savedAt: instant() });
