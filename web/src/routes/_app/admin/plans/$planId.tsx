import { createFileRoute } from '@tanstack/react-router';
import { PlanScreen } from '#features/plans/plan-screen.tsx';
import { parseTexts } from '#lib/search.ts';

export const Route = createFileRoute('/_app/admin/plans/$planId')({
  validateSearch: (search) => parseTexts(search, ['version']),
  component: PlanScreen,
});
