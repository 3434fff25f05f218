import * as calls from '@bcs/contract/features/career-services/calls';
import { defineHandler } from '#kernel/handler';
import { careerServicesOf } from './compose.ts';
import { findCareerServices } from './queries.ts';

export const careerServices = defineHandler(calls.careerServices, {
  run: async (_input, { db, viewer, now }) => careerServicesOf(await findCareerServices(db, viewer, now), viewer, now),
});
