import * as calls from '@bcs/contract/features/setup/calls';
import { DONE, defineHandler } from '#kernel/handler';
import { removeSetupNote } from '#kernel/setup-note';
import { makeFirstAdmin } from './first-admin.ts';
import { isSetUp } from './queries.ts';

export const setupState = defineHandler(calls.setupState, {
  run: async (_input, { db }) => ({ open: !(await isSetUp(db)) }),
});

export const setupFirstAdmin = defineHandler(calls.setupFirstAdmin, {
  run: async (typed, context) => {
    const made = await makeFirstAdmin(typed, context);
    removeSetupNote(context.services.environment.dataDir);
    return { ...DONE, ...made };
  },
});
