import type { Action, ObjectKind } from '@bcs/contract/kernel/audit';
import { ACCOUNTS, IDS, sessionId } from './ids.ts';
import type { Calendar } from './calendar.ts';
import type { SeedRow } from './plant.ts';

const { activeCourse, northfield } = IDS;
const MOVED = sessionId(activeCourse, 75);

/** A recent change: how many days ago, at what time, by whom, and of what. */
type Change = readonly [
  days: number,
  time: string,
  by: number,
  action: Action,
  kind: ObjectKind,
  id: number,
  name: string,
  more?: { before?: object; after?: object; reason?: string; course?: number | null; person?: number },
];

const changes = (calendar: Calendar): readonly Change[] => [
  [-74, '09:10', ACCOUNTS.registrar, 'class.publish', 'class', activeCourse, 'NU-FSF-PT-12'],
  [
    -40,
    '11:25',
    ACCOUNTS.registrar,
    'university.update',
    'university',
    northfield,
    'Northfield University',
    { before: { shortName: null }, after: { shortName: 'Northfield' }, course: null },
  ],
  [
    -21,
    '15:02',
    ACCOUNTS.admin,
    'enrollment.begin',
    'enrollment',
    IDS.enrollments.student2,
    'student2@northfield.example',
    { after: { role: 'student' }, person: ACCOUNTS.student2 },
  ],
  [
    -6,
    '10:40',
    ACCOUNTS.admin,
    'session.update',
    'session',
    MOVED,
    'Behavioral Interviews',
    {
      before: { startTime: calendar.at(4, '18:00') },
      after: { startTime: calendar.classOn(5).start },
      reason: 'The room is taken by another class.',
    },
  ],
  [
    -1,
    '16:15',
    ACCOUNTS.registrar,
    'person.invite',
    'person',
    ACCOUNTS.temporary,
    'temporary@northfield.example',
    { course: null, person: ACCOUNTS.temporary },
  ],
];

/** The recent changes of administration, so that its history is not empty. */
export const history = (calendar: Calendar): SeedRow[] =>
  changes(calendar).map(([days, time, by, action, kind, id, name, more = {}], place) => ({
    id: place + 1,
    at: calendar.at(days, time),
    author_account_id: by,
    origin: 'screen',
    action,
    object_kind: kind,
    object_id: id,
    object_name: name,
    university_id: northfield,
    course_id: more.course === undefined ? activeCourse : more.course,
    account_id: more.person ?? null,
    before: more.before ?? null,
    after: more.after ?? null,
    reason: more.reason ?? null,
    batch_id: null,
  }));
