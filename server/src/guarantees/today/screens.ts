import { requestStateOf } from '@bcs/contract/features/attendance/standing';
import { isUnrecorded } from '@bcs/contract/features/attendance/statuses';
import { parseGradebookFilter } from '@bcs/contract/features/gradebook/filter';
import { rowsFor } from '@bcs/contract/features/gradebook/rows';
import { LINES, managedRequestsHref } from '@bcs/contract/features/today/kinds';
import type { LineKind, TodayLine } from '@bcs/contract/features/today/model';
import { OVERSEERS, type Role } from '@bcs/contract/kernel/roles';
import type { Client } from '#testing/client';

/** The class in which a page is opened, and the viewer. */
export interface ScreenContext {
  readonly client: Client;
  readonly role: Role;
  readonly enrollmentId: number;
  readonly courseId: number;
}

type Where = Pick<TodayLine, 'courseId' | 'objectId'>;
const searchOf = (kind: LineKind, where: Where, role: Role): Record<string, string> => {
  const line = { ...where, subject: null, count: 1 };
  const href =
    kind === 'remoteRequests' && OVERSEERS.includes(role)
      ? managedRequestsHref(where.courseId)
      : LINES[kind].href(line);
  return Object.fromEntries(new URL(href, 'http://screen').searchParams);
};

async function gradebookRows({ client, courseId }: ScreenContext, search: Record<string, string>): Promise<number> {
  const { body } = await client.call('gradebookSheet', { courseId });
  return rowsFor(body, parseGradebookFilter(search)).length;
}

async function requestRows(
  { client, enrollmentId, courseId, role }: ScreenContext,
  { status }: Record<string, string>,
) {
  const { body } = OVERSEERS.includes(role)
    ? await client.call('allRemoteAttendanceRequests', { courseId, status })
    : await client.call('remoteAttendanceRequests', { enrollmentId, status });
  return body.remoteAttendanceRequests.length;
}

type Screen = (place: ScreenContext, search: Record<string, string>, where: Where) => Promise<number>;

/** Functions that count the rows on the page of each kind, with the filters of its address. SUCC-010 */
const SCREENS: Readonly<Record<LineKind, Screen>> = {
  attendance: async ({ client }, search, { objectId }) => {
    const { body } = await client.call('sessionDetail', { sessionId: objectId });
    const open = body.students.filter((row) => isUnrecorded({ status: row.statusCode, request: requestStateOf(row) }));
    return search['attendance'] === 'open' ? open.length : body.students.length;
  },
  remoteRequests: requestRows,
  npsSurvey: async ({ client, enrollmentId }) => {
    const { body } = await client.call('survey', { enrollmentId });
    return body.windowOpen && !body.endSurveyEnabled ? 1 : 0;
  },
  grading: gradebookRows,
  comments: gradebookRows,
  careerFeedback: gradebookRows,
  chats: async ({ client, enrollmentId }, { waiting }) => {
    const { status, body } = await client.call('chatInbox', { enrollmentId, waitingIn: Number(waiting) });
    return status === 200 ? body.conversations.length : 0;
  },
  supportCases: async ({ client, enrollmentId }, { state, course }) => {
    const input = { enrollmentId, state, search: '', page: 0, courseId: Number(course) };
    return (await client.call('supportCases', input)).body.cases.length;
  },
  refusedAddresses: async ({ client, courseId }, { mail }) => {
    const all = { courseId, active: true, search: '', role: null, sort: 'name', descending: false, page: 0 };
    return (await client.call('roster', { ...all, refusesMail: mail === 'refused' })).body.total;
  },
  chatBridges: async ({ client, courseId }) => {
    const { body } = await client.call('chatBridges', { courseId });
    return body.bridges.filter(({ switchedOffAt }) => switchedOffAt !== null).length;
  },
};

/** Counts the rows on the page to which a line of this kind leads. */
export const screenRows = (kind: LineKind, place: ScreenContext, where: Where): Promise<number> =>
  SCREENS[kind](place, searchOf(kind, where, place.role), where);
