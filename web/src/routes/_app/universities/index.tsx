import { createFileRoute, redirect } from '@tanstack/react-router';
import { single } from '#features/enrollments/picks.ts';
import { SchoolScreen } from '#features/enrollments/school-screen.tsx';
import { callQuery } from '#lib/queries.ts';

export const Route = createFileRoute('/_app/universities/')({
  loader: async ({ context, location }) => {
    if (!context.enrolled) return;
    const { universities } = await context.queryClient.ensureQueryData(callQuery('myUniversities'));
    const only = location.state.choose ? null : single(universities);
    if (only)
      throw redirect({ to: '/universities/$universityName', params: { universityName: only.name }, replace: true });
  },
  component: SchoolScreen,
});
