import { useQuery } from '@tanstack/react-query';
import { IconTableImport } from '@tabler/icons-react';
import { AdminList } from '#features/grants/admin-list.tsx';
import { useList } from '#features/grants/use-list.ts';
import { Badge } from '#kit/badge.tsx';
import type { Column } from '#kit/column.ts';
import { TextLink } from '#kit/text-link.tsx';
import type { Output } from '#lib/api.ts';
import { Moment } from '#lib/moment.tsx';
import { IMPORTS_LIST } from './imports-list.ts';
import { useZone } from '#features/grants/use-zone.ts';
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
  { key: 'counts', header: 'Rows', cell: rowsOf },
  { key: 'author', header: 'By', cell: ({ author }) => author ?? 'the command line' },
  {
    key: 'createdAt',
    header: 'When',
    sortBy: () => null,
    cell: ({ appliedAt, createdAt }) => <Moment at={appliedAt ?? createdAt} zone={zone} />,
  },
];

const rowsOf = ({ progress, counts }: Summary): string => {
  if (progress) return `${progress.done} of ${progress.total}`;
  return counts ? `${counts.created} new, ${counts.changed} changed` : 'Not reviewed yet';
};

/** The time after which the list looks again while an import is being written, in milliseconds. */
const LOOKS_EVERY = 2000;

/** A file to import, and earlier imports. ADM-037, ADM-053 */
export function ImportsScreen() {
  const list = useList(IMPORTS_LIST);
  useQuery({
    ...IMPORTS_LIST.query(list.search, {}),
    refetchInterval: list.data.rows.some(({ state, progress }) => state === 'applying' || progress) && LOOKS_EVERY,
  });
  return (
    <AdminList
      list={list}
      title="Import"
      caption="Earlier imports"
      columns={columns(useZone())}
      rowKey={({ id }) => id}
      icon={IconTableImport}
      empty="Nothing has been imported yet."
    >
      <StartImport universities={list.data.universities} classes={list.data.classes} />
      <h2 className="mb-3 text-lg font-bold">Earlier imports</h2>
    </AdminList>
  );
}
