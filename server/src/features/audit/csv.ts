import type { AuditEntry } from '@bcs/contract/features/audit/model';
import { ACTIONS, OBJECTS } from '@bcs/contract/kernel/audit';
import { csvText } from '@bcs/contract/kernel/csv';

const COLUMNS = [
  'Moment',
  'Author',
  'Origin',
  'Action',
  'Kind',
  'Object',
  'Person',
  'University',
  'Class',
  'Before',
  'After',
  'Reason',
];
const nameIn = (names: Readonly<Record<string, string>>, key: string) => names[key] ?? key;
const fields = (of: AuditEntry['before']) => (of === null ? '' : JSON.stringify(of));

/** The history as a CSV file that is safe in spreadsheets. ADM-112, D-149 */
export const auditCsv = (entries: readonly AuditEntry[]): string =>
  csvText([
    COLUMNS,
    ...entries.map(({ at, author, origin, action, object, person, university, course, before, after, reason }) => [
      at,
      author?.name ?? '',
      origin,
      nameIn(ACTIONS, action),
      nameIn(OBJECTS, object.kind),
      object.name,
      person?.name ?? '',
      university ?? '',
      course?.code ?? '',
      fields(before),
      fields(after),
      reason ?? '',
    ]),
  ]);
