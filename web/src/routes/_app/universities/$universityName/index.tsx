import { createFileRoute } from '@tanstack/react-router';
import { cohortSearch } from '#features/enrollments/cohort-search.ts';
import { CohortScreen } from '#features/enrollments/cohort-screen.tsx';
import { parseTexts } from '#lib/search.ts';

const pick = () => import('#features/enrollments/pick.ts');

function Cohorts() {
  const navigate = Route.useNavigate();
  return (
    <CohortScreen
      university={Route.useLoaderData()}
      search={cohortSearch(Route.useSearch())}
      onSearch={(search) => void navigate({ search, replace: true })}
    />
  );
}

export const Route = createFileRoute('/_app/universities/$universityName/')({
  validateSearch: (search) => parseTexts(search, ['activity', 'programType']),
  loader: async ({ context: { queryClient: client }, params: { universityName }, location }) =>
    (await pick()).pickCohort({ client, choose: location.state.choose === true }, universityName),
  component: Cohorts,
});
