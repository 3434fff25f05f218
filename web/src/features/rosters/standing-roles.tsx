import { plural } from '@bcs/contract/kernel/plural';
import { ROLE_NAMES } from '@bcs/contract/kernel/roles';
import { useFormOpen } from '#features/grants/admin-draft.ts';
import { Button } from '#kit/button.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { confirm } from '#kit/confirms.ts';
import { FailureAlert } from '#lib/failure-alert.tsx';
import type { Output } from '#lib/api.ts';
import { formatDate } from '#lib/dates.ts';
import { useRead } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';
import { useMaybeViewer } from '#lib/viewer.ts';
import { StandingRoleDialog, standingDraft } from './standing-role-dialog.tsx';

type Standing = Output<'standingRoles'>['roles'][number];
const classes = (count: number) => plural(count, 'class', 'classes');

/** The roles that somebody has in all classes of a cohort or a university. ADM-036 */
export function StandingRoles({ accountId, firstName }: { accountId: number; firstName: string }) {
  const { data, error } = useRead('standingRoles', { accountId });
  const timeZone = useMaybeViewer()?.timeZone ?? 'UTC';
  const [giving, setGiving] = useFormOpen(standingDraft(accountId));
  const end = useSend('endStandingRole', {
    said: ({ ended }) => `The standing role has ended, and with it ${firstName}’s place in ${classes(ended)}.`,
  });
  const ask = async ({ id, role, classes: count }: Standing) => {
    const yes = await confirm({
      title: `End this standing role of ${firstName}?`,
      body: `${firstName} leaves the ${classes(count)} that it enrolled ${firstName} in as ${ROLE_NAMES[role]}. Other enrollments stay.`,
      action: 'End standing role',
      danger: true,
    });
    if (yes) await end.send({ accountId, standingRoleId: id, reason: 'completed' });
  };
  return (
    <Card pad aria-labelledby="standing-roles" className="grid gap-4">
      <CardHeader
        title="Standing roles"
        id="standing-roles"
        lead="A role in all classes of a cohort or a university, also in those added later."
      >
        {data && (
          <Button size="sm" onClick={() => setGiving(true)}>
            Give a standing role
          </Button>
        )}
      </CardHeader>
      <FailureAlert failure={error} of="preview" />
      {data?.roles.length === 0 && <p className="text-muted">None.</p>}
      <ul className="grid gap-4 empty:hidden">
        {data?.roles.map((standing) => (
          <li key={standing.id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="grid min-w-0">
              <span className="font-semibold wrap-anywhere">
                {ROLE_NAMES[standing.role]} in {standing.cohort ?? 'all classes'} · {standing.university}
              </span>
              <span className="text-sm text-muted">
                {classes(standing.classes)} · since {formatDate(standing.givenAt, timeZone)}
                {standing.givenBy !== null && `, given by ${standing.givenBy}`}
              </span>
            </span>
            <Button size="sm" tone="danger" pending={end.pending} onClick={() => void ask(standing)}>
              End<span className="sr-only"> as {ROLE_NAMES[standing.role]}</span>
            </Button>
          </li>
        ))}
      </ul>
      <FailureAlert failure={end.failure} of="save" />
      {giving && data && (
        <StandingRoleDialog
          accountId={accountId}
          firstName={firstName}
          places={data.places}
          onClose={() => setGiving(false)}
        />
      )}
    </Card>
  );
}
