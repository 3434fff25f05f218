import { fullName } from '@bcs/contract/kernel/full-name';
import { SUPPORT_ROLE_NAMES } from '@bcs/contract/features/support/categories';
import type { CaseRow } from '@bcs/contract/features/support/model';
import { Avatar } from '#kit/avatar.tsx';
import { Badge } from '#kit/badge.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { Moment } from '#lib/moment.tsx';
import { useViewer } from '#lib/viewer.ts';
import { NO_CLASS, titleOf } from './title.ts';

/** One case in the list of the desk. */
export function CaseItem({ of }: { of: CaseRow }) {
  const { timeZone } = useViewer();
  const name = fullName(of.person);
  return (
    <li className="flex items-start gap-3 p-4">
      <Avatar name={name} src={of.userAccountAvatar} size={36} className="max-sm:hidden" />
      <div className="grid min-w-0 grow gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <TextLink to="/support-desk/$caseId" params={{ caseId: String(of.id) }} className="wrap-anywhere">
            {titleOf(of)}
          </TextLink>
          {of.priority === 'High' && <Badge tone="bad">High</Badge>}
        </p>
        <p className="line-clamp-2 text-sm wrap-anywhere">{of.excerpt}</p>
        <p className="text-xs text-muted wrap-anywhere">
          {name} · {SUPPORT_ROLE_NAMES[of.role]} · {of.course?.name ?? NO_CLASS} ·{' '}
          <Moment at={of.changedAt} zone={timeZone} />
        </p>
      </div>
    </li>
  );
}
