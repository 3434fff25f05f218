import { createFileRoute } from '@tanstack/react-router';
import { isStudent } from '@bcs/contract/kernel/roles';
import { CareerServicesScreen } from '#features/career-services/career-services-screen.tsx';
import { CurriculumList } from '#features/surveys/curriculum-list.tsx';
import { callQuery } from '#lib/queries.ts';

const CareerServices = () => <CareerServicesScreen curriculum={<CurriculumList />} />;

export const Route = createFileRoute('/_app/career-services')({
  loader: ({ context: { queryClient, viewer } }) => {
    if (!viewer) return undefined;
    const of = { enrollmentId: viewer.enrollmentId };
    if (isStudent(viewer.role)) void queryClient.prefetchQuery(callQuery('csSurveyStatus', of));
    return queryClient.ensureQueryData(callQuery('careerServices', of));
  },
  component: CareerServices,
});
