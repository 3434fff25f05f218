import { MINUTE, SECOND } from '@bcs/contract/kernel/clock';
import { Badge } from '#kit/badge.tsx';
import { TitledCard } from '#kit/titled-card.tsx';
import type { Column } from '#kit/column.ts';
import { Table } from '#kit/table.tsx';
import { useZone } from '#features/grants/use-zone.ts';
import type { Output } from '#lib/api.ts';
import { formatAgo } from '#lib/dates.ts';
import { useNow } from '#lib/now.ts';

type Round = Output<'health'>['rounds'][number];

const TASK_NAMES: Readonly<Record<string, string>> = {
  sweep: 'Removes expired data',
  uploads: 'Removes unfinished uploads',
  absences: 'Marks absences',
  announcements: 'Shows announcements that become active',
  reminders: 'Sends reminders',
  meetings: 'Closes meetings that have ended',
  'mail reports': 'Reads reports of undelivered e-mail',
};

/** Shows when this server process last ran each repeated job. ADM-122 */
export function RepeatedJobs({ rounds }: { rounds: readonly Round[] }) {
  const zone = useZone();
  const now = useNow();
  const columns: readonly Column<Round>[] = [
    {
      key: 'task',
      header: 'Job',
      rowHeader: true,
      cell: ({ task }) => <span className="wrap-anywhere">{TASK_NAMES[task] ?? task}</span>,
    },
    { key: 'every', header: 'Every', cell: ({ everyMs }) => everyText(everyMs) },
    {
      key: 'ended',
      header: 'Last run',
      cell: ({ endedAt, tookMs }) =>
        endedAt === null ? 'Not yet' : `${formatAgo(endedAt, now, zone)}, in ${tookMs} ms`,
    },
    {
      key: 'error',
      header: 'Result',
      cell: ({ endedAt, error }) =>
        error !== null ? (
          <span className="grid gap-1 wrap-anywhere max-md:text-right">
            <span>
              <Badge tone="bad">Failed</Badge>
            </span>
            <span className="text-sm">{error}</span>
          </span>
        ) : (
          endedAt !== null && <Badge tone="good">Done</Badge>
        ),
    },
  ];
  return (
    <TitledCard
      title="Repeated jobs"
      lead="The latest run of each in this process. Every process runs all of them."
      head="border-b border-line px-4 py-3.5 sm:px-5"
    >
      <Table caption="Repeated jobs" columns={columns} rows={rounds} rowKey={({ task }) => task} cards />
    </TitledCard>
  );
}

const everyText = (ms: number) => {
  if (ms < MINUTE) return `${ms / SECOND} seconds`;
  return ms === MINUTE ? 'minute' : `${ms / MINUTE} minutes`;
};
