import { useState } from 'react';
import { IconMail } from '@tabler/icons-react';
import { MAIL_NAMES } from '@bcs/contract/features/health/names';
import { plural } from '@bcs/contract/kernel/plural';
import { Card, CardHeader } from '#kit/card.tsx';
import type { Column } from '#kit/column.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { Segmented } from '#kit/segmented.tsx';
import { Table } from '#kit/table.tsx';
import { useZone } from '#features/grants/use-zone.ts';
import type { Output } from '#lib/api.ts';
import { formatAgo } from '#lib/dates.ts';
import { useNow } from '#lib/now.ts';

/** The name of a kind of e-mail; a kind of a newer version has none yet. */
const mailName = (kind: string): string => MAIL_NAMES[kind] ?? kind;

type Kind = Output<'mailOperation'>['kinds'][number];
type Period = 'day' | 'week';

const PERIODS = [
  { value: 'day', label: 'Last day' },
  { value: 'week', label: 'Last week' },
] as const;

/** The e-mails of each kind that wait, were sent and were refused. ADM-135 */
export function MailKinds({ kinds }: { kinds: readonly Kind[] }) {
  const [period, setPeriod] = useState<Period>('day');
  const zone = useZone();
  const now = useNow();
  const numbers = (key: keyof Kind['day'], header: string): Column<Kind> => ({
    key,
    header,
    align: 'end',
    cell: (kind) => <span className="tabular-nums">{kind[period][key]}</span>,
  });
  const columns: readonly Column<Kind>[] = [
    { key: 'kind', header: 'Kind', rowHeader: true, cell: ({ kind }) => mailName(kind) },
    {
      key: 'queued',
      header: 'Waiting',
      cell: ({ queued, oldest }) =>
        oldest === null ? '0' : `${plural(queued, 'e-mail')}, the oldest ${formatAgo(oldest, now, zone)}`,
    },
    numbers('accepted', 'Sent'),
    numbers('refused', 'Refused'),
    numbers('held', 'Not sent'),
  ];
  return (
    <Card aria-labelledby="kinds">
      <CardHeader
        id="kinds"
        title="E-mail by kind"
        lead="“Sent” counts what the mail server accepted, “Not sent” what would have gone to an address that refuses e-mail."
        className="border-b border-line px-4 py-3.5 sm:px-5"
      >
        <Segmented label="Period" options={PERIODS} value={period} onChange={setPeriod} />
      </CardHeader>
      <Table
        caption="E-mail by kind"
        columns={columns}
        rows={kinds.toSorted((one, other) => mailName(one.kind).localeCompare(mailName(other.kind)))}
        rowKey={({ kind }) => kind}
        cards
        empty={<EmptyState icon={<IconMail size={30} stroke={1.7} />} title="No e-mail in the last week" level={3} />}
      />
    </Card>
  );
}
