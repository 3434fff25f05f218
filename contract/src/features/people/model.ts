import { z } from 'zod';
import { CourseRole } from '#features/enrollments/model';
import { id } from '#kernel/schema';

/** A contact for students. PEOPLE-010. The picture is added. D-152 */
export const ClassContact = z.object({
  contact: z.object({
    /** The id of the account. D-012 */
    id: id(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    active: z.boolean(),
  }),
  role: CourseRole,
  userAccountAvatar: z.string().nullable(),
});
export type ClassContact = z.infer<typeof ClassContact>;

/** A student, and how to reach them. PEOPLE-011; id and avatarUrl are added. D-012, D-051 */
export const StudentPerson = z.object({
  id: id(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  githubUserName: z.string().nullable(),
  nexusAvatarUrl: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  /**
   * An addition to the specification, set only if true: nobody can log in to the account, so nothing is expected of the
   * student. D-229
   */
  isBlocked: z.literal(true).optional(),
});
export type StudentPerson = z.infer<typeof StudentPerson>;
