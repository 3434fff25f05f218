import type { AccountConsequences } from '@bcs/contract/features/accounts/model';
import { plural } from '@bcs/contract/kernel/plural';
import { ROLE_NAMES } from '@bcs/contract/kernel/roles';
import { formatDateTime } from '#lib/dates.ts';
import { useMaybeViewer } from '#lib/viewer.ts';

/** The consequences of a deactivation, named before it is done. ADM-022 */
export function ConsequenceList({ of, firstName }: { of: AccountConsequences; firstName: string }) {
  const timeZone = useMaybeViewer()?.timeZone ?? 'UTC';
  const { comingSessions, comingSessionCount } = of;
  return (
    <div className="grid gap-2">
      <p>{firstName} is signed out at once and can no longer sign in. All data is kept.</p>
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        {of.enrollments > 0 && (
          <li>
            {plural(of.enrollments, 'active enrollment loses', 'active enrollments lose')} its person until
            reactivation.
          </li>
        )}
        {of.left.map(({ courseId, code, role }) => (
          <li key={`${courseId} ${role}`} className="font-semibold">
            {code} is left without an {ROLE_NAMES[role].toLowerCase()}.
          </li>
        ))}
        {comingSessionCount > 0 && (
          <li>
            {plural(comingSessionCount, 'upcoming session was', 'upcoming sessions were')} created by {firstName}:
            <ul className="text-muted">
              {comingSessions.map(({ id, name, code, startTime }) => (
                <li key={id} className="wrap-anywhere">
                  {name} ({code}), {formatDateTime(startTime, timeZone)}
                </li>
              ))}
              {comingSessionCount > comingSessions.length && (
                <li>and {comingSessionCount - comingSessions.length} more</li>
              )}
            </ul>
          </li>
        )}
        {of.grants > 0 && <li>{plural(of.grants, 'administration grant ends', 'administration grants end')}.</li>}
      </ul>
    </div>
  );
}
