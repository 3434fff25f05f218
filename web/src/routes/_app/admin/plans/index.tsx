import { createFileRoute } from '@tanstack/react-router';
import { PlansScreen } from '#features/plans/plans-screen.tsx';
import { PLANS } from '#features/plans/plans-list.ts';

export const Route = createFileRoute('/_app/admin/plans/')({
  validateSearch: PLANS.parse,
  loader: ({ context: { queryClient }, location }) => queryClient.ensureQueryData(PLANS.query(location.search, {})),
  component: PlansScreen,
});
