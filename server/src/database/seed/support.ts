import { HOUR, MINUTE, plus } from '@bcs/contract/kernel/clock';
import type { Calendar } from './calendar.ts';
import { ACCOUNTS, ENROLLMENTS, IDS } from './ids.ts';
import type { SeedRow } from './plant.ts';

interface Case {
  readonly who: 'student' | 'student2' | 'survey' | 'instructor';
  readonly role: 'Student' | 'Instructor';
  readonly category: string;
  readonly subcategory: string | null;
  readonly priority: 'High' | 'Low';
  readonly description: string;
  readonly state: 'open' | 'waiting' | 'closed';
  readonly hoursAgo: number;
  readonly session?: number;
  readonly answer?: string;
}

/** The support cases in the order of their ids; the first one is Maya's. */
const CASES: readonly Case[] = [
  {
    who: 'student',
    role: 'Student',
    category: 'Class Sessions',
    subcategory: 'Session Video Missing',
    priority: 'Low',
    description: 'The video of last Tuesday’s class stops after ten minutes.',
    state: 'waiting',
    hoursAgo: 30,
    session: IDS.videoSession,
    answer: 'Thank you for telling us! We have asked for a new recording. Could you try again tomorrow?',
  },
  {
    who: 'student2',
    role: 'Student',
    category: 'Coursework',
    subcategory: 'Cannot Submit',
    priority: 'High',
    description: 'When I press Submit, nothing happens.\nI have tried two browsers.',
    state: 'open',
    hoursAgo: 5,
  },
  {
    who: 'survey',
    role: 'Student',
    category: 'Graduation Eligibility',
    subcategory: null,
    priority: 'High',
    description: 'Do two excused absences count against my graduation?',
    state: 'open',
    hoursAgo: 22,
  },
  {
    who: 'instructor',
    role: 'Instructor',
    category: 'Website',
    subcategory: 'Suggestion',
    priority: 'Low',
    description: 'It would help to see the due dates in the gradebook.',
    state: 'closed',
    hoursAgo: 90,
    answer: 'They stand in the head of each column now. Thank you for the idea!',
  },
];

const ANSWERED_AFTER = 40 * MINUTE;

export const tickets = ({ anchor }: Calendar): SeedRow[] =>
  CASES.map(({ who, hoursAgo, session, answer, ...of }, index) => ({
    id: IDS.ticket + index,
    account_id: ACCOUNTS[who],
    university_id: IDS.northfield,
    enrollment_id: ENROLLMENTS[who],
    course_id: IDS.activeCourse,
    role: of.role,
    category: of.category,
    subcategory: of.subcategory,
    priority: of.priority,
    description: of.description,
    session_id: session ?? null,
    screenshot_key: null,
    tutor: null,
    state: of.state,
    version: 1,
    created_at: plus(anchor, -hoursAgo * HOUR),
    changed_at: plus(anchor, -hoursAgo * HOUR + (answer === undefined ? 0 : ANSWERED_AFTER)),
  }));

/** Plants Elena's answers to support cases. */
export const supportMessages = ({ anchor }: Calendar): SeedRow[] =>
  CASES.flatMap(({ answer, hoursAgo }, index) =>
    answer === undefined
      ? []
      : [
          {
            ticket_id: IDS.ticket + index,
            id: index + 1,
            account_id: ACCOUNTS.ssm,
            by_staff: true,
            body: answer,
            created_at: plus(anchor, -hoursAgo * HOUR + ANSWERED_AFTER),
            client_key: `demo-answer-${index + 1}`,
          },
        ],
  );
