import { NO_CHOICES } from '@bcs/contract/features/imports/choices';
import type { Calendar } from './calendar.ts';
import { ACCOUNTS, IDS } from './ids.ts';
import type { SeedRow } from './plant.ts';

const HEADER = ['E-mail', 'First name', 'Last name', 'Role'];
const NEXT_WEEK = [
  ['priya.nair@new-students.example', 'Priya', 'Nair', 'student'],
  ['tom.okafor@new-students.example', 'Tom', 'Okafor', 'student'],
  ['student2@northfield.example', '', '', 'student'],
];
const reading = {
  encoding: 'utf-8',
  delimiter: ',',
  hasHeader: true,
  columns: ['email', 'firstName', 'lastName', 'role'],
};

/** Two imports: one that waits for a review, and one that was applied without changing anything. */
export const imports = (calendar: Calendar): SeedRow[] => [
  {
    id: IDS.imports.open,
    university_id: IDS.northfield,
    course_id: IDS.activeCourse,
    kind: 'enrollments',
    author_account_id: ACCOUNTS.admin,
    origin: 'screen',
    file_name: 'new-students.csv',
    state: 'reading',
    created_at: calendar.at(-1, '10:00'),
    reading,
    header_key: 'demo',
    corrections: {},
    choices: NO_CHOICES,
    counts: null,
    applied_at: null,
  },
  {
    id: IDS.imports.applied,
    university_id: IDS.northfield,
    course_id: IDS.activeCourse,
    kind: 'enrollments',
    author_account_id: ACCOUNTS.admin,
    origin: 'screen',
    file_name: 'roster.csv',
    state: 'applied',
    created_at: calendar.at(-8, '09:00'),
    reading,
    header_key: 'demo',
    corrections: {},
    choices: NO_CHOICES,
    counts: { created: 0, changed: 0, unchanged: 1, refused: 0, 'left out': 0, 'not in the file': 0 },
    applied_at: calendar.at(-8, '09:05'),
  },
];

export const importFiles = (calendar: Calendar): SeedRow[] => {
  const text = [HEADER, ...NEXT_WEEK].map((cells) => cells.join(',')).join('\n');
  const bytes = `\\x${Buffer.from(text).toString('hex')}`;
  return [{ import_id: IDS.imports.open, bytes, kept_until: calendar.at(29, '10:00') }];
};

export const importRows = (): SeedRow[] => [
  { import_id: IDS.imports.applied, ordinal: 1, line: null, cells: HEADER, result: 'header', reason: '' },
  {
    import_id: IDS.imports.applied,
    ordinal: 2,
    line: 2,
    cells: ['student@northfield.example', '', '', 'student'],
    result: 'unchanged',
    reason: '',
  },
];
