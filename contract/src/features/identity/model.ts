import { z } from 'zod';
import { id } from '#kernel/schema';

/** The fields of an account that people see. AUTH-007 */
export const UserProfile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** The e-mail again, since it is the name with which people sign in. D-024 */
  username: z.string(),
  /** The picture saved in the product; it takes precedence over `avatarUrl`. D-051 */
  nexusAvatarUrl: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  githubUserName: z.string().nullable(),
  /** The flag of the account, held by an active cm or admin enrollment. D-124 */
  canManageAttendance: z.boolean(),
});
export type UserProfile = z.infer<typeof UserProfile>;

/** An account as partners and profile checks see it. D-030 */
export const UserAccount = UserProfile.extend({ id: id() });
export type UserAccount = z.infer<typeof UserAccount>;
