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
  /** Always has the same value as `read`. D-129 */
  handled: z.boolean(),
  /** The enrollment of the author, the only one who may change it. D-130 */
  staffEnrollmentId: id(),
  creatorUserAccount: z.object({ firstName: z.string(), lastName: z.string() }),
  /**
   * An addition to the specification: the author has left the class, so its managers may end the announcement. D-231
   */
  authorLeft: z.boolean(),
  createdAt: instant(),
  /** The time of the last change, which shows whether a save is based on an outdated version. */
  updatedAt: instant(),
  /** The number of other members who have read it; shown to the author only. */
  readBy: z.object({ count: count(), of: count() }).nullable(),
});
export type Announcement = z.infer<typeof Announcement>;

/** A person who is among the readers of an announcement. */
export const AnnouncementReader = z.object({
  enrollmentId: id(),
  firstName: z.string(),
  lastName: z.string(),
  courseRoleCode: z.enum(ROLES),
  readAt: instant().nullable(),
});
export type AnnouncementReader = z.infer<typeof AnnouncementReader>;
