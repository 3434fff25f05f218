import * as calls from '@bcs/contract/features/grades/calls';
import { defineHandler } from '#kernel/handler';
import { toGrades, findGrades } from './queries.ts';

export const grades = defineHandler(calls.grades, async ({ enrollmentId }, { db, viewer, now }) =>
  toGrades(await findGrades(db, viewer, enrollmentId, now), viewer, now),
);
