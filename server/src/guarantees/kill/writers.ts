import { IDS } from '#database/seed/ids';
import { END_COURSE_ANSWERS } from '../samples.ts';
import type { Ground, Respondent, GroundStudent, Writer } from './ground.ts';
import type { Ledger, SurveyWrite } from './ledger.ts';
import { send, type SentWrite } from './send.ts';

/** Writes once and records the outcome in the ledger. */
export type LedgerWrite = (url: string) => Promise<SentWrite>;

/** Ten statuses, so that each can be told apart from its neighbours whichever was lost. */
const STATUSES = [
  ['present', null],
  ['absent', null],
  ['remote', null],
  ...[1, 2, 3, 4, 5, 6, 7].map((reason) => ['exception', reason] as const),
] as const;

type Hand = () => string;
/** A person's tokens, used in turn. */
const handOf = ({ tokens }: Ground, writer: Writer, from: number): Hand => {
  let next = from;
  return () => tokens[writer][next++ % tokens[writer].length] ?? '';
};

function marksAttendance(ground: Ground, ledger: Ledger, students: readonly GroundStudent[], token: Hand): LedgerWrite {
  let count = 0;
  return async (url) => {
    const turn = count++;
    const student = students[turn % students.length];
    const [statusCode, reasonId] = STATUSES[Math.floor(turn / students.length) % STATUSES.length] ?? STATUSES[0];
    if (!student) throw new Error('Nobody to mark.');
    const { accountId, enrollmentId } = student;
    const input = { sessionId: ground.sessionId, studentId: accountId, statusCode, excusedAbsenceReasonId: reasonId };
    const sent = await send(url, token(), 'setAttendanceStatus', input);
    const version =
      sent.fate === 'acknowledged' ? (sent.body as { attendance: { version: number } }).attendance.version : null;
    ledger.statuses.push({ fate: sent.fate, enrollmentId, statusCode, reasonId, version });
    return sent;
  };
}

function comments(ledger: Ledger, by: 'student' | 'instructor', token: Hand): LedgerWrite {
  let count = 0;
  const own = by === 'student';
  const submissionId = own ? IDS.ungradedSubmission : IDS.otherStudentsUngradedSubmission;
  return async (url) => {
    const comment = `${by} ${count++}`;
    const input = { id: null, submissionId, enrollmentId: IDS.enrollments[by], comment };
    const sent = await send(url, token(), 'createSubmissionComment', input);
    ledger.comments.push({ fate: sent.fate, comment });
    return sent;
  };
}

function handlesNews(ledger: Ledger, notificationIds: readonly number[], token: Hand): LedgerWrite {
  let next = 0;
  return async (url) => {
    const notificationId = notificationIds[next++];
    if (notificationId === undefined) throw new Error('All news are handled.');
    const sent = await send(url, token(), 'handleNotification', { notificationId });
    ledger.handled.push({ fate: sent.fate, notificationId });
    return sent;
  };
}

/** Answers the end-of-course survey for one person after the other, repeating those without an answer. */
function answersSurveys(ledger: Ledger, respondents: readonly Respondent[]): LedgerWrite {
  let next = 0;
  let at: SurveyWrite | undefined;
  return async (url) => {
    const respondent = respondents[next];
    if (!respondent) throw new Error('Everybody has answered.');
    const { token, accountId: userDataId, enrollmentId } = respondent;
    const sent = await send(url, token, 'submitForm', { ...END_COURSE_ANSWERS, enrollmentId, userDataId });
    if (!at) ledger.surveys.push((at = { fate: sent.fate, enrollmentId }));
    if (sent.fate === 'acknowledged') {
      const { success, error } = sent.body as { success: boolean; error: string | null };
      // only a survey that may have been stored can be refused as already submitted
      if (!success && (error !== 'ALREADY_SUBMITTED' || at.fate !== 'unknown')) throw new Error(String(error));
    }
    if (at.fate !== 'unknown' || sent.fate === 'acknowledged') at.fate = sent.fate;
    if (sent.fate === 'acknowledged') [next, at] = [next + 1, undefined];
    return sent;
  };
}

/** Every n-th entry of a list, so that several writers share it without overlap. */
const share = <Thing>(all: readonly Thing[], of: number, index: number) => all.filter((_, at) => at % of === index);

/** Nine simultaneous writers; most of their writes change two tables. */
export function writersOf(ground: Ground, ledger: Ledger): LedgerWrite[] {
  const { students, notificationIds } = ground;
  return [
    ...[0, 1, 2, 3].map((index) =>
      marksAttendance(ground, ledger, share(students, 4, index), handOf(ground, 'ssm', index)),
    ),
    comments(ledger, 'student', handOf(ground, 'student', 0)),
    comments(ledger, 'instructor', handOf(ground, 'instructor', 0)),
    ...[0, 1].map((index) => handlesNews(ledger, share(notificationIds, 2, index), handOf(ground, 'student2', index))),
    answersSurveys(ledger, ground.respondents),
  ];
}
