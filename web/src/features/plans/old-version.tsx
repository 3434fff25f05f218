import { Alert } from '#kit/alert.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { formatDate } from '#lib/dates.ts';
import type { Plan } from './plan-edit.ts';

type Props = { plan: Plan; number: number; zone: string };

/** Tells that a version is looked at, and leads back to what is edited. ADM-102 */
export function OldVersion({ plan, number, zone }: Props) {
  const published = plan.versions.find((version) => version.number === number);
  return (
    <Alert tone="brand" title={`Version ${number}`}>
      {published && `Published on ${formatDate(published.publishedAt, zone)}. `}A version never changes.{' '}
      <TextLink to="/admin/plans/$planId" params={{ planId: String(plan.planId) }} search={{}}>
        Show the plan being edited
      </TextLink>
    </Alert>
  );
}
