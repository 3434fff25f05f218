import { createFileRoute } from '@tanstack/react-router';
import { CareerServicesScreen } from '#features/career-services/career-services-screen.tsx';
import { CurriculumList } from '#features/surveys/curriculum-list.tsx';
import { callQuery } from '#lib/queries.ts';

const CareerServices = () => <CareerServicesScreen curriculum={<CurriculumList />} />;

export const Route = createFileRoute('/_app/career-services')({
  loader: ({ context: { queryClient, viewer } }) =>
    viewer && queryClient.ensureQueryData(callQuery('careerServices', { enrollmentId: viewer.enrollmentId })),
  component: CareerServices,
});
