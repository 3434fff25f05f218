import { HOUR, MINUTE, plus } from '@bcs/contract/kernel/clock';
import type { Calendar } from './calendar.ts';
import { ACCOUNTS, ENROLLMENTS, IDS } from './ids.ts';
import type { Row } from './plant.ts';

const { student, ssm } = ENROLLMENTS;
const LINES: readonly (readonly [author: number, body: string])[] = [
  [student, 'Hi Elena, do you have a minute?'],
  [ssm, 'Hi Maya! Of course. What is it about?'],
  [student, 'I am one challenge behind because of a family visit. Is there any way to catch up?'],
  [ssm, 'Yes. Hand it in as soon as you can, late work is still graded. Shall we book half an hour to plan your week?'],
  [student, 'That would be great, thank you!'],
];
const BEGAN = 26 * HOUR;

export const conversations = ({ anchor }: Calendar): Row[] => [
  {
    university_id: IDS.northfield,
    id: IDS.conversation,
    course_id: IDS.activeCourse,
    student_enrollment_id: student,
    started_at: plus(anchor, -BEGAN),
  },
];

export const messages = ({ anchor }: Calendar): Row[] =>
  LINES.map(([author, body], index) => ({
    university_id: IDS.northfield,
    id: index + 1,
    conversation_id: IDS.conversation,
    author_enrollment_id: author,
    body,
    sent_at: plus(anchor, -BEGAN + index * 3 * MINUTE),
    client_key: `demo-${index + 1}`,
  }));

/** Elena has not seen Maya's last message. */
export const chatReads = (): Row[] =>
  [
    [student, LINES.length],
    [ssm, LINES.length - 1],
  ].map(([enrollment_id, last_read_message_id]) => ({
    university_id: IDS.northfield,
    conversation_id: IDS.conversation,
    enrollment_id,
    last_read_message_id,
  }));

export const tickets = ({ anchor }: Calendar): Row[] => [
  {
    id: IDS.ticket,
    account_id: ACCOUNTS.student,
    university_id: IDS.northfield,
    enrollment_id: student,
    role: 'Student',
    category: 'Class Sessions',
    subcategory: 'Session Video Missing',
    priority: 'Low',
    description: 'The video of last Tuesday’s class stops after ten minutes.',
    session_id: IDS.videoSession,
    screenshot_key: null,
    tutor: null,
    created_at: plus(anchor, -30 * HOUR),
    delivered_at: plus(anchor, -30 * HOUR + MINUTE),
  },
];
