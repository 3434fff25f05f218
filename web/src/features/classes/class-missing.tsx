import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import type { MissingPart } from '@bcs/contract/features/classes/model';
import { plural } from '@bcs/contract/kernel/plural';
import { TitledCard } from '#kit/titled-card.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import type { Output } from '#lib/api.ts';
import { formatDate } from '#lib/dates.ts';
import { useAnswer } from '#lib/queries.ts';
import { mayOpenClassPage } from './class-pages.ts';
import { releasesText } from './releases-text.ts';

type Found = Output<'adminClass'>;

/** The parts that a class needs, and the page where each is entered. ADM-069 */
const PARTS: Readonly<Record<MissingPart, { there: string; isMissing: string; page?: string; action?: string }>> = {
  instructor: {
    there: 'An instructor is enrolled',
    isMissing: 'No instructor is enrolled',
    page: '/admin/classes/$courseId/roster',
    action: 'Roster',
  },
  student: {
    there: 'Students are enrolled',
    isMissing: 'No student is enrolled',
    page: '/admin/classes/$courseId/roster',
    action: 'Roster',
  },
  session: {
    there: 'Sessions are planned',
    isMissing: 'No session is planned',
    page: '/admin/classes/$courseId/sessions',
    action: 'Sessions',
  },
  'due date': { there: 'Work has due dates', isMissing: 'No work has a due date' },
};

/** Lists what is missing before publishing; none of it prevents publishing. ADM-069 */
export function ClassMissing({ found }: { found: Found }) {
  const { courseId, state, missing, outside, outsideCount, timeZone } = found;
  const { administers } = useAnswer('myInfo');
  const waits = state === 'draft' || (state === 'published' && missing.length + outsideCount > 0);
  if (!waits) return null;
  return (
    <TitledCard
      title={state === 'draft' ? 'Before you publish' : 'Still missing'}
      lead={
        missing.length + outsideCount === 0
          ? 'Nothing is missing.'
          : 'None of this is required. A class can be published as soon as it has a start and an end.'
      }
      head="border-b border-line px-4 py-3.5 sm:px-5"
    >
      <ul className="divide-y divide-line">
        {Object.entries(PARTS).map(([what, { there, isMissing: text, page, action }]) => {
          const isMissing = missing.includes(what as MissingPart);
          return (
            <li key={what} className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 sm:px-5">
              <span className="flex grow items-center gap-3">
                {isMissing ? (
                  <IconCircle size={20} className="shrink-0 text-muted" aria-hidden />
                ) : (
                  <IconCircleCheck size={20} className="shrink-0 text-good" aria-hidden />
                )}
                {isMissing ? text : there}
              </span>
              {isMissing && page && mayOpenClassPage(page, administers) && (
                <LinkButton
                  to={page}
                  params={{ courseId: String(courseId) }}
                  size="sm"
                  aria-label={`${action}: ${text}`}
                >
                  {action}
                </LinkButton>
              )}
            </li>
          );
        })}
        {state === 'draft' && !missing.includes('due date') && (
          <li className="px-4 py-3 text-sm text-muted sm:px-5">{releasesText(found.releases)}</li>
        )}
        {outsideCount > 0 && (
          <li className="grid gap-1 px-4 py-3 sm:px-5">
            <strong className="font-semibold">
              {plural(outsideCount, 'item is', 'items are')} outside the dates of the class
            </strong>
            <ul className="grid gap-0.5 text-sm text-muted">
              {outside.map(({ kind, id, name, at }) => (
                <li key={`${kind}${id}`} className="wrap-anywhere">
                  {name} · {formatDate(at, timeZone)}
                </li>
              ))}
              {outsideCount > outside.length && <li>and {outsideCount - outside.length} more</li>}
            </ul>
          </li>
        )}
      </ul>
    </TitledCard>
  );
}
