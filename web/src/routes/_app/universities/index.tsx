import { createFileRoute } from '@tanstack/react-router';
import { SchoolScreen } from '#features/enrollments/school-screen.tsx';

// few people choose often: the code is not part of everybody's first file
const pick = () => import('#features/enrollments/pick.ts');

export const Route = createFileRoute('/_app/universities/')({
  loader: async ({ context: { enrolled, queryClient: client }, location }) =>
    enrolled ? (await pick()).pickSchool({ client, choose: location.state.choose === true }) : undefined,
  component: SchoolScreen,
});
