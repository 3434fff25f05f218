import { z } from 'zod';
import { LONGEST_OTHER_REASON } from '#kernel/lengths';
import { ROLES } from '#kernel/roles';
import { id, instant, text } from '#kernel/schema';

/** The role of the person who asks. SUPP-021 */
export const SupportRole = z.enum(['student', 'ta', 'instructor', 'cd', 'ssm']);
export type SupportRole = z.infer<typeof SupportRole>;

/** The answers of a tutor request or a tutor change. SUPP-003 */
export const TutorAnswers = z.strictObject({
  pastDue: z.enum(['Yes', 'No']).nullable(),
  officeHours: z.enum(['Yes', 'Sometimes', 'No']).nullable(),
  reason: z.enum(['Schedule', 'Communication', 'Subject knowledge', 'No response', 'Other']).nullable(),
  otherReason: text(LONGEST_OTHER_REASON),
  time: z.enum(['Early 6-9 am', 'Mornings 9-noon', 'Midday noon-5', 'Evenings 5-8', 'Night after 8 pm']).nullable(),
  day: z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']).nullable(),
});

export type TutorAnswers = z.infer<typeof TutorAnswers>;

export const CaseState = z.enum(['open', 'waiting', 'closed']);
export type CaseState = z.infer<typeof CaseState>;

/** One message about a case, after its description. */
const CaseMessage = z.object({
  id: id(),
  body: z.string(),
  date: instant(),
  byStaff: z.boolean(),
  author: z.object({ firstName: z.string(), lastName: z.string() }),
});

/** A case as the person who asked sees it. */
export const OwnCase = z.object({
  id: id(),
  category: z.string(),
  subcategory: z.string().nullable(),
  description: z.string(),
  state: CaseState,
  date: instant(),
  messages: z.array(CaseMessage),
});
export type OwnCase = z.infer<typeof OwnCase>;

/** A row in the list of cases. */
export const CaseRow = z.object({
  id: id(),
  role: SupportRole,
  category: z.string(),
  subcategory: z.string().nullable(),
  priority: z.enum(['High', 'Low']),
  state: CaseState,
  /** The beginning of the description. */
  excerpt: z.string(),
  date: instant(),
  changedAt: instant(),
  person: z.object({ firstName: z.string(), lastName: z.string() }),
  userAccountAvatar: z.string().nullable(),
  /** The class of the person; null where they were never in one. */
  course: z.object({ id: id(), name: z.string(), code: z.string() }).nullable(),
});
export type CaseRow = z.infer<typeof CaseRow>;

/** A case as staff read it. */
export const StaffCase = CaseRow.omit({ excerpt: true }).extend({
  version: id(),
  description: z.string(),
  email: z.string(),
  courseRoleCode: z.enum(ROLES).nullable(),
  sessionName: z.string().nullable(),
  tutor: TutorAnswers.nullable(),
  /** An address of the screenshot that works for an hour or two; null if there is none. SUPP-003 */
  screenshotUrl: z.string().nullable(),
  messages: z.array(CaseMessage),
  /** Tells whether the person gets no mail about an answer, for any reason. SUCC-078, D-335 */
  mailIsOff: z.boolean(),
});
export type StaffCase = z.infer<typeof StaffCase>;
