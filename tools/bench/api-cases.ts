import { calls, type CallName } from '@bcs/contract/contract';
import { API_ROOT } from '@bcs/contract/features/instructor-api/endpoints';
import { GRAPHQL_PATH } from '@bcs/contract/features/instructor-api/graph';
import type { ApiName, Case } from './case.ts';
import type { BenchSeat } from './seats.ts';

/** A limit that no minute reaches, so that counting requests is measured but nobody is refused. */
export const NO_LIMIT = (): number => 1_000_000_000;

export const isApi = (name: CallName | ApiName): name is ApiName => name.startsWith('api/');

/** Returns the method and the path of a call. */
export function methodAndPath(name: CallName | ApiName): string {
  if (!isApi(name)) return calls[name].at;
  return name === 'api/graphql' ? `POST ${GRAPHQL_PATH}` : `POST ${API_ROOT}/${name.slice('api/'.length)}`;
}

const course = ({ courseId }: BenchSeat) => [{ courseId }];
const own = ({ instructor: { enrollmentId } }: BenchSeat) => [{ enrollmentId }];

/** The query of a script that makes a report: the sessions with their attendance, and the names of the coursework. */
const REPORT = `query ($course: Int!, $enrollment: Int!) {
  course(id: $course) { name attendance { name startTime students { statusCode student { firstName lastName } } } }
  assignments(enrollmentId: $enrollment) { calendarAssignments { title dueDate } }
}`;

/** The instructor API, with what lets a script in and counts its turns. */
export const API_CASES: readonly Case[] = [
  { call: 'api/me', by: 'instructor', inputs: () => [{}] },
  { call: 'api/attendance', by: 'instructor', inputs: course },
  { call: 'api/grades', by: 'instructor', inputs: course },
  { call: 'api/assignments', by: 'instructor', inputs: own },
  { call: 'api/sessions', by: 'instructor', inputs: own },
  { call: 'api/sessionDetail', by: 'instructor', inputs: ({ sessionId }) => [{ sessionId }] },
  {
    call: 'api/graphql',
    by: 'instructor',
    inputs: ({ courseId, instructor }) => [
      { query: REPORT, variables: { course: courseId, enrollment: instructor.enrollmentId } },
    ],
  },
];
