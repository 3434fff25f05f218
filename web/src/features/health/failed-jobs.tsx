import { JOB_NAMES } from '@bcs/contract/features/health/names';
import { plural } from '@bcs/contract/kernel/plural';
import { Button } from '#kit/button.tsx';
import { TitledCard } from '#kit/titled-card.tsx';
import { useZone } from '#features/grants/use-zone.ts';
import { toastFailure } from '#lib/failure-text.ts';
import type { Output } from '#lib/api.ts';
import { Moment } from '#lib/moment.tsx';
import { useSend } from '#lib/send.ts';

type Failed = Output<'health'>['failedJobs'];
type Job = Failed['jobs'][number];

/** The jobs and e-mails that were given up after their last attempt. ADM-122 */
export function FailedJobs({ jobs, total }: Failed) {
  if (total === 0) return null;
  return (
    <TitledCard
      title={plural(total, 'job or e-mail has failed', 'jobs and e-mails have failed')}
      lead={total > jobs.length ? `The latest ${jobs.length} are shown.` : 'Each was tried several times.'}
      head="px-4 py-3.5 sm:px-5"
    >
      <ul className="divide-y divide-line border-t border-line">
        {jobs.map((job) => (
          <FailedJob key={job.id} job={job} />
        ))}
      </ul>
    </TitledCard>
  );
}

function FailedJob({ job: { id, kind, recipient, attempts, failedAt, error } }: { job: Job }) {
  const zone = useZone();
  const { send, pending } = useSend('retryJob', { said: 'It is being tried again.', onRefused: toastFailure });
  const name = JOB_NAMES[kind] ?? kind;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3.5 sm:px-5">
      <div className="grid min-w-0 grow basis-60 gap-1">
        <strong className="font-semibold wrap-anywhere">
          {name}
          {recipient && ` to ${recipient}`}
        </strong>
        <span className="text-sm text-muted">
          Failed <Moment at={failedAt} zone={zone} /> after {plural(attempts, 'attempt')}
        </span>
        {error && <span className="text-sm wrap-anywhere">{error}</span>}
      </div>
      <Button
        size="sm"
        pending={pending}
        aria-label={`Try again: ${name}${recipient ? ` to ${recipient}` : ''}`}
        onClick={() => void send({ jobId: id })}
      >
        Try again
      </Button>
    </li>
  );
}
