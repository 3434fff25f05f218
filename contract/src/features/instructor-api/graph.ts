import type { TokenScope } from '#features/access-tokens/model';
import { ENDPOINTS, type EndpointName } from './endpoints.ts';

/** The path that takes GraphQL queries. API-028 */
export const GRAPHQL_PATH = '/api/instructor/graphql/v1/query';

/** The source of a field: an endpoint, or the course alone, which only GraphQL has. */
export type GraphSource = EndpointName | 'course';

/** The scope that an access token must have to read a source; null where any token may. */
export const scopeOf = (asked: GraphSource): TokenScope | null => (asked === 'course' ? null : ENDPOINTS[asked].scope);

/** A field of the graph that an endpoint answers. */
export interface Edge {
  readonly asks: GraphSource;
  /** The field of its input; without one it takes nothing. */
  readonly by?: string;
  /** The part of its answer that the field shows; without one all of it. */
  readonly part?: string;
}

/** The fields at the root of a query. The argument is `id` where the name of the field says of what. API-028, D-174 */
export const QUERY_FIELDS = {
  me: { asks: 'me' },
  course: { asks: 'course', by: 'courseId', part: 'course', argument: 'id' },
  sessions: { asks: 'sessions', by: 'enrollmentId', part: 'sessions' },
  session: { asks: 'sessionDetail', by: 'sessionId', argument: 'id' },
  assignments: { asks: 'assignments', by: 'enrollmentId' },
  assignment: { asks: 'assignmentDetail', by: 'assignmentId', argument: 'id' },
  attendance: { asks: 'attendance', by: 'courseId', part: 'sessions' },
  grades: { asks: 'grades', by: 'courseId' },
  weeklyFeedback: { asks: 'weeklyFeedback', by: 'courseId', part: 'AverageData' },
} as const satisfies Record<string, Edge & { readonly argument?: 'id' }>;

/** The fields of the objects in an answer that lead on, by their id; null where the caller does not teach. */
export const RELATIONS = {
  Enrollment: {
    sessions: { asks: 'sessions', by: 'enrollmentId', part: 'sessions' },
    assignments: { asks: 'assignments', by: 'enrollmentId' },
  },
  Course: {
    attendance: { asks: 'attendance', by: 'courseId', part: 'sessions' },
    grades: { asks: 'grades', by: 'courseId' },
    weeklyFeedback: { asks: 'weeklyFeedback', by: 'courseId', part: 'AverageData' },
  },
} as const satisfies Record<string, Record<string, Edge>>;
