import { z } from 'zod';
import { count, day, id, instant } from '#kernel/schema';

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
