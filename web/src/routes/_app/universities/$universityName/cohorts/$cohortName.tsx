import { createFileRoute, redirect } from '@tanstack/react-router';
import { ClassScreen } from '#features/enrollments/class-screen.tsx';
import { findCohort, findSchool, single } from '#features/enrollments/picks.ts';
import { takeRememberedLocation } from '#features/identity/remembered-location.ts';
import { chooseEnrollment } from '#lib/chosen-enrollment.ts';
import { callQuery } from '#lib/queries.ts';

function Classes() {
  return <ClassScreen cohort={Route.useLoaderData()} />;
}

export const Route = createFileRoute('/_app/universities/$universityName/cohorts/$cohortName')({
  loader: async ({ context: { queryClient }, params: { universityName, cohortName }, preload }) => {
    const university = await findSchool(queryClient, universityName);
    const cohort = university && (await findCohort(queryClient, university.id, cohortName));
    if (!cohort) throw redirect({ to: '/universities', replace: true });
    const { enrollments } = await queryClient.ensureQueryData(
      callQuery('myCohortEnrollments', { cohortId: cohort.id }),
    );
    const only = single(enrollments);
    if (only && !preload) {
      chooseEnrollment(only.id);
      throw redirect({ href: takeRememberedLocation(), replace: true });
    }
    return cohort;
  },
  component: Classes,
});
