import { useSuspenseQuery } from '@tanstack/react-query';
import { IconTableImport } from '@tabler/icons-react';
import { Badge } from '#kit/badge.tsx';
import { Card } from '#kit/card.tsx';
import type { Column } from '#kit/column.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { Table } from '#kit/table.tsx';
import { TextLink } from '#kit/text-link.tsx';
import type { Output } from '#lib/api.ts';
import { formatDateTime } from '#lib/dates.ts';
import { callQuery } from '#lib/queries.ts';
import { LIST } from './import-list.ts';
import { useHomeZone } from './use-home-zone.ts';
import { STATE_WORDS } from './import-words.ts';
import { StartImport } from './start-import.tsx';

type Summary = Output<'imports'>['rows'][number];

const columns = (zone: string): readonly Column<Summary>[] => [
  {
    key: 'file',
    header: 'File',
    rowHeader: true,
    cell: ({ id, fileName }) => (
      <TextLink to="/admin/import/$importId" params={{ importId: String(id) }} className="wrap-anywhere">
        {fileName || 'Command line'}
      </TextLink>
    ),
  },
  {
    key: 'state',
    header: 'State',
    cell: ({ state, undoneAt }) =>
      undoneAt ? <Badge>Undone</Badge> : <Badge tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].word}</Badge>,
  },
  {
    key: 'where',
    header: 'Where',
    cell: ({ course, university }) => <span className="wrap-anywhere">{course ?? university ?? 'Everywhere'}</span>,
  },
  {
    key: 'counts',
    header: 'Rows',
    cell: rowsOf,
  },
  { key: 'author', header: 'By', cell: ({ author }) => author ?? 'the command line' },
  { key: 'at', header: 'When', cell: ({ appliedAt, createdAt }) => formatDateTime(appliedAt ?? createdAt, zone) },
];

const rowsOf = ({ progress, counts }: Summary): string => {
  if (progress) return `${progress.done} of ${progress.total}`;
  return counts ? `${counts.created} new, ${counts.changed} changed` : 'Not reviewed yet';
};

/** The time after which the list looks again while an import is being written, in milliseconds. */
const LOOKS_EVERY = 2000;

/** A file to import, and earlier imports. ADM-037, ADM-053 */
export function ImportsScreen() {
  const { rows, ...places } = useSuspenseQuery({
    ...callQuery('imports', LIST),
    refetchInterval: ({ state: { data } }) =>
      data?.rows.some(({ state, progress }) => state === 'applying' || progress) ? LOOKS_EVERY : false,
  }).data;
  const zone = useHomeZone();
  return (
    <>
      <PageHeader title="Import" lead="People and rosters from a file. The latest import can be undone for 30 days." />
      <StartImport {...places} />
      <h2 className="mb-3 text-xl font-bold">Earlier imports</h2>
      <Card>
        <Table
          caption="Earlier imports"
          cards
          columns={columns(zone)}
          rows={rows}
          rowKey={({ id }) => id}
          empty={
            <EmptyState icon={<IconTableImport size={30} stroke={1.7} />} title="Nothing has been imported yet." />
          }
        />
      </Card>
    </>
  );
}
