import * as calls from '@bcs/contract/features/career-services/calls';
import { serve } from '#kernel/serve';
import { careerServicesOf } from './compose.ts';
import { findCareerServices } from './queries.ts';

export const careerServices = serve(calls.careerServices, {
  run: async (_input, { db, viewer, now }) => careerServicesOf(await findCareerServices(db, viewer), viewer, now),
});
