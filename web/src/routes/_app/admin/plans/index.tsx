import { createFileRoute } from '@tanstack/react-router';
import { PlansScreen } from '#features/plans/plans-screen.tsx';
import { PLANS } from '#features/plans/plans-list.ts';
import { LoadFailed } from '#lib/load-failed.tsx';

export const Route = createFileRoute('/_app/admin/plans/')({
  validateSearch: PLANS.parse,
  loader: ({ context: { queryClient }, location }) => queryClient.ensureQueryData(PLANS.query(location.search, {})),
  component: PlansScreen,
  errorComponent: LoadFailed,
});
