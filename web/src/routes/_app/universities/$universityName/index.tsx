import { createFileRoute, redirect } from '@tanstack/react-router';
import { cohortSearch } from '#features/enrollments/cohort-search.ts';
import { CohortScreen } from '#features/enrollments/cohort-screen.tsx';
import { findSchool, single } from '#features/enrollments/picks.ts';
import { callQuery } from '#lib/queries.ts';

function Cohorts() {
  const navigate = Route.useNavigate();
  return (
    <CohortScreen
      university={Route.useLoaderData()}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true })}
    />
  );
}

export const Route = createFileRoute('/_app/universities/$universityName/')({
  validateSearch: cohortSearch,
  loader: async ({ context: { queryClient }, params: { universityName }, location }) => {
    const university = await findSchool(queryClient, universityName);
    if (!university) throw redirect({ to: '/universities', replace: true });
    const { cohorts } = await queryClient.ensureQueryData(
      callQuery('myUniversityCohorts', { universityId: university.id }),
    );
    const only = location.state.choose ? null : single(cohorts);
    if (only) {
      throw redirect({
        to: '/universities/$universityName/cohorts/$cohortName',
        params: { universityName, cohortName: only.name },
        replace: true,
      });
    }
    return university;
  },
  component: Cohorts,
});
