import { z } from 'zod';
import { CourseRole } from '#features/enrollments/model';
import { id } from '#kernel/schema';

/** Somebody whom a student may turn to. PEOPLE-010. The picture is added. D-152 */
export const ClassContact = z.object({
  contact: z.object({
    /** That of the account. D-012 */
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
  /** Added, where it is so: nobody can log in with the account, so nothing is asked of the student. D-229 */
  isBlocked: z.literal(true).optional(),
});
export type StudentPerson = z.infer<typeof StudentPerson>;
