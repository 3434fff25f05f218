import { plural } from '@bcs/contract/kernel/plural';
import { Card, CardHeader } from '#kit/card.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { Moment } from '#lib/moment.tsx';
import type { Plan } from './plan-edit.ts';

type Props = { plan: Plan; shown: number | null; zone: string };

/** The versions of a plan, the latest first. ADM-102 */
export const VersionList = ({ plan, shown, zone }: Props) => (
  <Card pad aria-labelledby="versions" className="grid gap-4">
    <CardHeader title="Versions" id="versions" />
    {plan.versions.length === 0 ? (
      <p className="text-sm text-muted">None yet. Classes begin from a version, so publish the first one.</p>
    ) : (
      <ol className="grid gap-3">
        {plan.versions.map(({ number, note, publishedAt, publishedBy, sessions, assignments }) => (
          <li key={number} className="grid gap-0.5">
            <TextLink
              to="/admin/plans/$planId"
              params={{ planId: String(plan.planId) }}
              search={{ version: String(number) }}
              aria-current={shown === number ? 'page' : undefined}
            >
              Version {number}
            </TextLink>
            {note !== '' && <span className="text-sm wrap-anywhere whitespace-pre-wrap">{note}</span>}
            <span className="text-sm text-muted">
              <Moment at={publishedAt} zone={zone} dayOnly />
              {publishedBy !== null && `, ${publishedBy}`} · {plural(sessions, 'session')},{' '}
              {plural(assignments, 'assignment')}
            </span>
          </li>
        ))}
      </ol>
    )}
  </Card>
);
