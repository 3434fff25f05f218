import { END_REASON_NAMES, ORIGIN_NAMES } from '@bcs/contract/features/rosters/end-reasons';
import type { PersonEnrollment } from '@bcs/contract/features/accounts/model';
import { ROLE_NAMES } from '@bcs/contract/kernel/roles';
import { EnrollmentTransfer } from '#features/rosters/enrollment-transfer.tsx';
import { Badge } from '#kit/badge.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { formatDate } from '#lib/dates.ts';
import { useMaybeViewer } from '#lib/viewer.ts';

/** The classes in which a person is or was enrolled, each leading to its roster; those that have ended come last. */
export function PersonEnrollments({ enrollments, name }: { enrollments: readonly PersonEnrollment[]; name: string }) {
  const timeZone = useMaybeViewer()?.timeZone ?? 'UTC';
  if (enrollments.length === 0) return <p className="text-muted">This person is not in any class.</p>;
  return (
    <ul className="grid gap-4">
      {enrollments.map((each) => (
        <li key={each.id} className="grid gap-1 border-t border-line pt-4 first:border-0 first:pt-0">
          <p className="flex flex-wrap items-center gap-2 wrap-anywhere">
            <TextLink to="/admin/classes/$courseId/roster" params={{ courseId: String(each.courseId) }}>
              {each.code}
            </TextLink>
            <Badge tone={each.active ? 'brand' : 'neutral'}>{ROLE_NAMES[each.role]}</Badge>
            {!each.active && (
              <Badge outlined>{each.endReason === null ? 'Ended' : END_REASON_NAMES[each.endReason]}</Badge>
            )}
          </p>
          <p className="text-sm wrap-anywhere text-muted">
            {each.course} · {each.university}
          </p>
          <p className="text-sm text-muted">
            Since {formatDate(each.activatedAt, timeZone)}
            {each.endedAt !== null && `, until ${formatDate(each.endedAt, timeZone)}`} · {ORIGIN_NAMES[each.origin]}
          </p>
          <EnrollmentTransfer enrollment={each} name={name} />
        </li>
      ))}
    </ul>
  );
}
