import type { TokenScope } from '#features/access-tokens/model';
import { ENDPOINTS, type EndpointName } from './endpoints.ts';

/** The path that takes GraphQL queries. API-028 */
export const GRAPHQL_PATH = '/api/instructor/graphql/v1/query';

/** The source of a field: an endpoint, or the course alone, which only GraphQL has. */
export type GraphSource = EndpointName | 'course';

/** The scope that an access token needs to read a source; null if any token may. */
export const scopeNeededFor = (asked: GraphSource): TokenScope | null =>
  asked === 'course' ? null : ENDPOINTS[asked].scope;

/** A field of the graph that an endpoint answers. */
export interface GraphRelation {
  readonly asks: GraphSource;
  /** The name of the endpoint's input; without one, it has no input. */
  readonly by?: string;
  /** The part of the answer that the field returns; without one, it returns everything. */
  readonly part?: string;
}

/**
 * The fields at the root of a query. The argument is called `id` if the field's name tells what it identifies. API-028,
 * D-174
 */
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
} as const satisfies Record<string, GraphRelation & { readonly argument?: 'id' }>;

/** The fields in an answer that lead to other objects by their id; they are null if the caller does not teach there. */
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
} as const satisfies Record<string, Record<string, GraphRelation>>;
