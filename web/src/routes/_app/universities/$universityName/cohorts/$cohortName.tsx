import { createFileRoute, redirect } from '@tanstack/react-router';
import { ClassScreen } from '#features/enrollments/class-screen.tsx';
import { popRememberedLocation } from '#features/identity/remembered-location.ts';
import { chooseEnrollment } from '#lib/chosen-enrollment.ts';

const pick = () => import('#features/enrollments/pick.ts');

const Classes = () => <ClassScreen cohort={Route.useLoaderData()} />;

export const Route = createFileRoute('/_app/universities/$universityName/cohorts/$cohortName')({
  loader: async ({ context: { queryClient }, params: { universityName, cohortName }, preload }) => {
    const { cohort, only } = await (await pick()).pickClass(queryClient, universityName, cohortName);
    // somebody who merely hovers over the link has not chosen
    if (only && !preload) {
      chooseEnrollment(only.id);
      throw redirect({ href: popRememberedLocation(), replace: true });
    }
    return cohort;
  },
  component: Classes,
});
