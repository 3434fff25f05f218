import * as calls from '@bcs/contract/features/career-services/calls';
import { defineHandler } from '#kernel/handler';
import { composeCareerServices } from './compose.ts';
import { findCareerServices } from './queries.ts';

export const careerServices = defineHandler(calls.careerServices, {
  run: async (_input, { db, viewer, now }) =>
    composeCareerServices(await findCareerServices(db, viewer, now), viewer, now),
});
