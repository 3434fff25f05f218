import type { Calls } from '@bcs/contract/contract';
import * as api from '@bcs/contract/features/instructor-api/calls';
import type { GraphSource } from '@bcs/contract/features/instructor-api/graph';
import type { Call } from '@bcs/contract/kernel/call';
import * as instructorApiOnly from '#features/instructor-api/handlers';
import type { Handler } from '#kernel/handler';
import * as handlers from './handlers.gen.ts';

/** The type that requires a handler for every call. */
export type Registry = { readonly [Name in keyof Calls]: Handler<Calls[Name]> };

/** All handlers, by the names of their calls. */
export const registry: Registry = handlers;

/** Answers a call of the instructor API with the handler of the equivalent call of the product. */
const answeredBy = (call: Call, { steps }: { readonly steps: unknown }): Handler => ({ call, steps }) as Handler;

const answersOf = (product: Registry): Readonly<Record<keyof typeof api, Handler>> => ({
  login: answeredBy(api.login, product.login),
  me: answeredBy(api.me, product.me),
  attendance: answeredBy(api.attendance, instructorApiOnly.attendance),
  grades: answeredBy(api.grades, product.gradebook),
  assignments: answeredBy(api.assignments, product.coursework),
  assignmentDetail: answeredBy(api.assignmentDetail, product.courseworkDetail),
  sessions: answeredBy(api.sessions, product.sessions),
  sessionDetail: answeredBy(api.sessionDetail, product.sessionDetail),
  weeklyFeedback: answeredBy(api.weeklyFeedback, instructorApiOnly.weeklyFeedback),
});

/** The handlers of the instructor API, by the names of its endpoints. API-017, D-172 */
export const instructorApi = answersOf(registry);

/** The handlers of a GraphQL query, which can also ask for a course alone. D-174 */
export const instructorGraph: Readonly<Record<GraphSource, Handler>> = {
  ...instructorApi,
  course: answeredBy(instructorApiOnly.course.call, instructorApiOnly.course),
};
