import * as calls from '@bcs/contract/features/nps/calls';
import { readsReasons } from '@bcs/contract/features/nps/rights';
import { defineHandler } from '#kernel/handler';
import { findScoredCourses } from './queries.ts';
import { composeNpsReport } from './report.ts';

export const npsReport = defineHandler(calls.npsReport, async (_input, { db, viewer, now }) =>
  composeNpsReport(await findScoredCourses(db, viewer, readsReasons(viewer.role)), viewer, now),
);
