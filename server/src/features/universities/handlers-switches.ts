import * as calls from '@bcs/contract/features/universities/calls-switches';
import { TOPICS, type Topic } from '@bcs/contract/kernel/topics';
import { findFlags, setFlag } from '#features/administration/queries-switches';
import { audit, onScreen } from '#kernel/audit';
import { publish } from '#kernel/changes';
import { DONE, defineHandler } from '#kernel/handler';
import { orNotFound } from '#kernel/refusal-error';
import { throwIfNewer } from '#kernel/versions';
import { countEverybody, findSwitches, lockSwitches, setSwitches } from './queries-switches.ts';
import { publishClasses } from './queries-write.ts';

export const previewCohortSwitches = defineHandler(calls.previewCohortSwitches, {
  run: async (cohort, { db }) => orNotFound(await findSwitches(db, cohort)),
});

export const saveCohortSwitches = defineHandler(calls.saveCohortSwitches, {
  run: async ({ universityId, cohortId, version, ...after }, context) => {
    const { db } = context;
    const { name, version: stands, hides } = orNotFound(await lockSwitches(db, { universityId, cohortId }));
    throwIfNewer(calls.saveCohortSwitches, version, { ...hides, version: stands });
    await setSwitches(db, { universityId, cohortId }, after);
    const object = { kind: 'cohort', id: cohortId, name } as const;
    const entry = { action: 'cohort.update', object, universityId, before: { ...hides }, after } as const;
    await audit(db, onScreen(context), [entry]);
    await publishClasses(db, universityId, cohortId);
    return DONE;
  },
});

export const featureFlags = defineHandler(calls.featureFlags, {
  run: async (_input, { db }) => ({ flags: await findFlags(db), ...(await countEverybody(db)) }),
});

/** Every open page of the installation fetches what it shows: almost all of it may depend on a feature. D-016 */
export const setFeatureFlag = defineHandler(calls.setFeatureFlag, {
  run: async ({ key, enabled }, context) => {
    const { db } = context;
    const before = (await findFlags(db)).find((flag) => flag.key === key);
    await setFlag(db, key, enabled);
    const object = { kind: 'feature', id: null, name: key } as const;
    const was = { enabled: before?.enabled ?? false };
    await audit(db, onScreen(context), [{ action: 'feature.switch', object, before: was, after: { enabled } }]);
    await publish(db, { topics: Object.keys(TOPICS) as Topic[], to: ['everyone'] });
    return DONE;
  },
});
