import * as calls from '@bcs/contract/features/administration/calls';
import { defineHandler } from '#kernel/handler';
import { getOverview } from './queries-overview.ts';

export const adminOverview = defineHandler(calls.adminOverview, {
  run: (_input, { db, viewer, now }) => getOverview(db, viewer, now),
});
