import { z } from 'zod';
import { Course } from '#features/enrollments/model';
import { call } from '#kernel/call';
import { id } from '#kernel/schema';
import { seeOwnAccount, useInstructorApi } from './abilities.ts';
import { GRAPHQL_FAILURES, QUERY_LENGTH } from './failures.ts';
import { GraphqlError } from './model.ts';

const ADDRESS = 'POST /api/instructor/graphql/v1/query';

/**
 * Makes the endpoints available as a graph: every part of a query is answered by them, with their rights. API-028,
 * D-174
 */
export const graphql = call(ADDRESS, {
  shows: ['enrollments'],
  summary: 'A GraphQL query over the endpoints of the instructor API; reads only',
  input: {
    query: z.string().min(1).max(QUERY_LENGTH),
    variables: z.record(z.string(), z.unknown()).nullish(),
    operationName: z.string().max(255).nullish(),
    /** Details that clients send about themselves; they are ignored. */
    extensions: z.record(z.string(), z.unknown()).nullish(),
  },
  output: { data: z.record(z.string(), z.unknown()).nullable(), errors: z.array(GraphqlError).optional() },
  scope: 'account',
  allow: seeOwnAccount,
  fails: Object.values(GRAPHQL_FAILURES),
});

/** The call behind the field `course` of a query, which has no address of its own. D-174 */
export const course = call(ADDRESS, {
  shows: ['enrollments'],
  summary: 'A course in which the caller teaches',
  input: { courseId: id() },
  output: { course: Course },
  scope: 'course',
  allow: useInstructorApi,
});
