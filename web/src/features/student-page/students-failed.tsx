import { LoadFailed, type RouteError } from '#lib/load-failed.tsx';

/** Specified by PEOPLE-034. */
export const StudentsFailed = (failed: RouteError) => (
  <LoadFailed
    {...failed}
    page="Student Profiles"
    title="There was an error gathering the class list. If you feel like this is a mistake - contact BCS Support"
  />
);
