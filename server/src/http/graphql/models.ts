import type { z } from 'zod';
import * as attendance from '@bcs/contract/features/attendance/model';
import * as coursework from '@bcs/contract/features/coursework/model';
import * as enrollments from '@bcs/contract/features/enrollments/model';
import * as grading from '@bcs/contract/features/grading/model';
import * as identity from '@bcs/contract/features/identity/model';
import * as assignmentPage from '@bcs/contract/features/assignment-page/model';
import * as instructorApi from '@bcs/contract/features/instructor-api/model';
import * as sessionPage from '@bcs/contract/features/session-page/model';
import * as sessions from '@bcs/contract/features/sessions/model';
import * as submissions from '@bcs/contract/features/submissions/model';
import * as weeklyFeedback from '@bcs/contract/features/weekly-feedback/model';

const MODULES = [
  identity,
  enrollments,
  sessions,
  attendance,
  coursework,
  submissions,
  grading,
  assignmentPage,
  sessionPage,
  weeklyFeedback,
  instructorApi,
];

const names = new Map<unknown, string>(
  MODULES.flatMap((module) => Object.entries(module).map(([name, schema]) => [schema, name] as const)),
);

/** The name of a shape in the contract, which its GraphQL type has too. */
export const nameOfModel = (schema: z.ZodType): string | undefined => names.get(schema);
