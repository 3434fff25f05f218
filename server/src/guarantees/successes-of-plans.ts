import { IDS } from '#database/seed/ids';
import { CONTENT } from './examples-of-plans.ts';
import type { Act, Successes } from './success.ts';

const by = 'registrar' as const;
const one = { planId: IDS.plan };
const versionOf = async (act: Act) => (await act(by, 'plan', { ...one, number: null })).version;
const edited = async (act: Act) => ({
  ...one,
  version: await versionOf(act),
  programId: IDS.activeProgram,
  name: 'Web',
  content: CONTENT,
});

/** The successes of plans: each is edited before it is published, and archived before it is restored. */
export const planSuccesses: Successes = {
  savePlan: async (act) => ({ by, input: await edited(act) }),
  publishPlan: async (act) => {
    await act(by, 'savePlan', await edited(act));
    return { by, input: { ...one, version: await versionOf(act), note: 'As taught in the autumn.' } };
  },
  restorePlan: async (act) => {
    await act(by, 'archivePlan', one);
    return { by, input: one };
  },
};
