import { HOUR, MINUTE, plus } from '@bcs/contract/kernel/clock';
import type { Calendar } from './calendar.ts';
import { ENROLLMENTS, IDS } from './ids.ts';
import type { SeedRow } from './plant.ts';

const { student, student2, survey, ssm } = ENROLLMENTS;

interface Talk {
  readonly id: number;
  readonly with: number;
  /** The time since its first line; lines follow each other every three minutes. */
  readonly began: number;
  readonly lines: readonly (readonly [author: number, body: string])[];
  /** The number of lines that each side has read. */
  readonly read: Readonly<{ student: number; ssm: number }>;
}

const TALKS: readonly Talk[] = [
  {
    id: IDS.conversation,
    with: student,
    began: 26 * HOUR,
    lines: [
      [student, 'Hi Elena, do you have a minute?'],
      [ssm, 'Hi Maya! Of course. What is it about?'],
      [student, 'I am one challenge behind because of a family visit. Is there any way to catch up?'],
      [
        ssm,
        'Yes. Hand it in as soon as you can, late work is still graded. Shall we book half an hour to plan your week?',
      ],
      [student, 'That would be great, thank you!'],
      [ssm, 'Done. You will find a time that suits you at https://youcanbook.me/elena-marchetti'],
    ],
    read: { student: 5, ssm: 6 },
  },
  // is waiting for an answer
  {
    id: IDS.waitingConversation,
    with: student2,
    began: 43 * MINUTE,
    lines: [
      [student2, 'Hello Elena, the train is late and I may miss the check-in tonight.'],
      [student2, 'Can I still attend remotely, or is it too late to ask?'],
    ],
    read: { student: 2, ssm: 0 },
  },
  {
    id: IDS.answeredConversation,
    with: survey,
    began: 6 * HOUR,
    lines: [
      [survey, 'Where do I find the recording of last Thursday?'],
      [ssm, 'On the page of the session, under Videos. It was added this morning.'],
      [survey, 'Found it, thanks!'],
      [ssm, 'You are welcome.'],
    ],
    read: { student: 4, ssm: 4 },
  },
];

const sentAt = ({ anchor }: Calendar, { began }: Talk, line: number) => plus(anchor, -began + line * 3 * MINUTE);
/** The id of a message, counted through all conversations. */
const messageId = (talk: Talk, line: number) =>
  TALKS.slice(0, TALKS.indexOf(talk)).reduce((sum, { lines }) => sum + lines.length, 0) + line + 1;

export const conversations = (calendar: Calendar): SeedRow[] =>
  TALKS.map((talk) => {
    const last = talk.lines.length - 1;
    const answer = talk.lines.findLastIndex(([author]) => author === ssm);
    return {
      university_id: IDS.northfield,
      id: talk.id,
      course_id: IDS.activeCourse,
      student_enrollment_id: talk.with,
      started_at: sentAt(calendar, talk, 0),
      last_message_id: messageId(talk, last),
      last_message_at: sentAt(calendar, talk, last),
      handled_message_id: answer === -1 ? 0 : messageId(talk, answer),
      waiting_since: answer === last ? null : sentAt(calendar, talk, answer + 1),
    };
  });

export const messages = (calendar: Calendar): SeedRow[] =>
  TALKS.flatMap((talk) =>
    talk.lines.map(([author, body], line) => ({
      university_id: IDS.northfield,
      id: messageId(talk, line),
      conversation_id: talk.id,
      author_enrollment_id: author,
      body,
      sent_at: sentAt(calendar, talk, line),
      client_key: `demo-${messageId(talk, line)}`,
    })),
  );

/** The read positions: Maya has not seen Elena's last message, and Elena has not seen Noah's messages. */
export const chatReads = (): SeedRow[] =>
  TALKS.flatMap((talk) =>
    (
      [
        [talk.with, talk.read.student],
        [ssm, talk.read.ssm],
      ] as const
    )
      .filter(([, read]) => read > 0)
      .map(([enrollment_id, read]) => ({
        university_id: IDS.northfield,
        conversation_id: talk.id,
        enrollment_id,
        last_read_message_id: messageId(talk, read - 1),
      })),
  );
