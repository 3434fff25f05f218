import { ability, type Account } from '#kernel/ability';
import { TEACHERS } from '#kernel/roles';

/** Only the courses in which somebody teaches exist at the instructor API. D-171 */
export const useInstructorApi = ability('instructorApi.use', { roles: TEACHERS });

/** The right to call the instructor API where no course is named: the caller teaches somewhere. D-171 */
export const seeOwnAccount = ability<null, Account>('instructorApi.me', { roles: TEACHERS });
