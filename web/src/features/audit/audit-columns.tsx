import { ACTIONS, OBJECTS } from '@bcs/contract/kernel/audit';
import type { Column } from '#kit/column.ts';
import type { Output } from '#lib/api.ts';
import { Moment } from '#lib/moment.tsx';

export type AuditEntry = Output<'auditEntries'>['rows'][number];

const nameIn = (names: Readonly<Record<string, string>>, key: string) => names[key] ?? key;

/** The columns of the history. ADM-111 */
export const auditColumns = (zone: string): readonly Column<AuditEntry>[] => [
  {
    key: 'action',
    header: 'What',
    rowHeader: true,
    // as wide as an e-mail, which is not broken then
    className: 'md:min-w-60',
    cell: ({ action, object: { kind, name } }) => (
      <span className="grid gap-0.5">
        {nameIn(ACTIONS, action)}
        <span className="text-sm font-normal wrap-anywhere text-muted">
          {nameIn(OBJECTS, kind)}: {name}
        </span>
      </span>
    ),
  },
  { key: 'changes', header: 'Changes', cell: (entry) => <Changes of={entry} /> },
  {
    key: 'where',
    header: 'Where',
    cell: ({ university, course }) => (
      <span className="text-sm wrap-anywhere">{course?.code ?? university ?? 'Installation'}</span>
    ),
  },
  {
    key: 'author',
    header: 'By',
    className: 'md:min-w-32',
    cell: ({ author, origin }) => (
      <span className="text-sm wrap-anywhere">
        {author?.name ?? 'Command line or server'}
        {origin !== 'screen' && author && <span className="text-muted"> ({origin})</span>}
      </span>
    ),
  },
  {
    key: 'at',
    header: 'When',
    sortBy: () => null,
    cell: ({ at }) => (
      <span className="text-sm">
        <Moment at={at} zone={zone} />
      </span>
    ),
  },
];

/** 'over: nothing → Northfield University', one line for each field. */
function Changes({ of: { before, after, reason } }: { of: AuditEntry }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0 && reason === null) return <span className="text-sm text-muted">None</span>;
  return (
    <ul className="grid gap-0.5 text-sm">
      {names.map((name) => (
        <li key={name} className="wrap-anywhere">
          <span className="text-muted">{inWords(name)}:</span> {before !== null && <>{shown(before[name])} → </>}
          {after === null ? 'nothing' : shown(after[name])}
        </li>
      ))}
      {reason !== null && <li className="wrap-anywhere text-muted">Reason: {reason}</li>}
    </ul>
  );
}

/** Splits a name into words: 'canManageAttendance' becomes 'can manage attendance'. */
const inWords = (name: string) => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : JSON.stringify(value);
};
