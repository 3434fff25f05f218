import { z } from 'zod';
import { ROLES } from '#kernel/roles';
import { count, id, instant } from '#kernel/schema';

/** The subject of an announcement: academic or career. ANN-004, D-055 */
export const ContextCode = z.enum(['academic', 'career']);

/** An announcement as one person of the course sees it. ANN-011, ANN-012 */
export const Announcement = z.object({
  id: id(),
  contextCode: ContextCode,
  title: z.string(),
  body: z.string(),
  activationDate: instant(),
  expirationDate: instant(),
  /** The enrollment of the reader. */
  enrollmentId: id(),
  read: z.boolean(),
  /** Set together with read. D-129 */
  handled: z.boolean(),
  /** The enrollment that wrote it, and alone may change it. D-130 */
  staffEnrollmentId: id(),
  creatorUserAccount: z.object({ firstName: z.string(), lastName: z.string() }),
  /** Added: nobody has it any more, so those who run the class may end it. D-231 */
  authorLeft: z.boolean(),
  createdAt: instant(),
  /** When it was last changed: whoever saves an older state is told. */
  updatedAt: instant(),
  /** The number of others in the class who have read it; for its author only. */
  readBy: z.object({ count: count(), of: count() }).nullable(),
});
export type Announcement = z.infer<typeof Announcement>;

/** Somebody an announcement is for. */
export const AnnouncementReader = z.object({
  enrollmentId: id(),
  firstName: z.string(),
  lastName: z.string(),
  courseRoleCode: z.enum(ROLES),
  readAt: instant().nullable(),
});
export type AnnouncementReader = z.infer<typeof AnnouncementReader>;
