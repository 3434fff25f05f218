import { ability, type Account } from '#kernel/ability';
import { TEACHERS } from '#kernel/roles';

/** Limits the instructor API to the courses in which the caller teaches. D-171 */
export const useInstructorApi = ability('instructorApi.use', { roles: TEACHERS });

/** Allows calls to the instructor API that name no course, if the caller teaches anywhere. D-171 */
export const seeOwnAccount = ability<null, Account>('instructorApi.me', { roles: TEACHERS });
