import * as calls from '@bcs/contract/features/setup/calls';
import { STEP_SKIPPED } from '@bcs/contract/features/setup/failures';
import { auditOnScreen, auditFromScreen } from '#kernel/audit';
import { DONE, defineHandler } from '#kernel/handler';
import { RefusalError } from '#kernel/refusal-error';
import { removeSetupNote } from '#kernel/setup-note';
import { makeFirstAdmin } from './first-admin.ts';
import { previewDemoRemoval, deleteDemo } from './demo-world/take-away.ts';
import { isSetUp } from './queries.ts';
import { getSetupFacts, keepSkip } from './queries-steps.ts';
import { setupStates } from './steps.ts';

export const setupState = defineHandler(calls.setupState, async (_input, { db }) => ({ open: !(await isSetUp(db)) }));

export const setupFirstAdmin = defineHandler(calls.setupFirstAdmin, async (typed, context) => {
  const made = await makeFirstAdmin(typed, context);
  removeSetupNote(context.services.environment.DATA_DIR);
  return { ...DONE, ...made };
});

export const setupSteps = defineHandler(calls.setupSteps, async (_input, { db, viewer, services }) => {
  const { installation } = viewer.reach;
  const steps = setupStates(await getSetupFacts(db, viewer), services.settings, installation);
  return { steps, maySkip: installation };
});

export const skipSetupStep = defineHandler(calls.skipSetupStep, async ({ step, reason }, context) => {
  const { db, now } = context;
  const before = await keepSkip(db, step, reason === null ? null : { reason, at: now });
  if (reason !== null && before !== null && before !== reason)
    throw new RefusalError(STEP_SKIPPED, undefined, undefined, { current: { reason: before } });
  const action = reason === null ? 'setup.resume' : 'setup.skip';
  const object = { kind: 'installation', id: null, name: step } as const;
  await auditOnScreen(context, { action, object, before: { reason: before }, after: { reason } });
});

export const previewRemoveDemo = defineHandler(calls.previewRemoveDemo, (_input, { db }) => previewDemoRemoval(db));

export const removeDemo = defineHandler(calls.removeDemo, async ({ name }, context) => {
  const { database, files, report } = context.services;
  const keys = await database.transaction((tx) => deleteDemo(tx, name, auditFromScreen(context)));
  // the rows are deleted; a file that remains only takes space, and the self-check finds it
  await Promise.all(keys.map((key) => files.remove(key))).catch((error: unknown) =>
    report(error, 'a picture of the demo world was not removed'),
  );
});
