import { PlanContent } from '@bcs/contract/features/plans/model';
import { IDS } from '#database/seed/ids';
import type { Examples } from './example.ts';
import type { ActAs, Successes } from './success.ts';

const at = (meeting: number, days = 0) => ({ meeting, days, day: null, time: null });
/** The content of a plan: a class meeting, and an assignment due after it. */
export const PLAN_CONTENT = PlanContent.parse({
  course: { name: 'Web', program: null },
  sessions: [{ key: '01-1-html', facts: { name: 'HTML', category: 'class', chapter: 1.1, meeting: 1 }, text: 'Hello' }],
  assignments: [{ key: 'page', facts: { title: 'A page', opens: at(1), due: at(1, 2) }, text: 'Write a page.' }],
});
const programOf = (universityId: number) => (universityId === IDS.lakeside ? 6 : IDS.activeProgram);

/** Examples for curriculum plans. */
export const planCalls: Examples = {
  createPlan: (universityId) => ({ programId: programOf(universityId), name: 'Data', from: { kind: 'empty' } }),
  savePlan: () => ({ programId: IDS.activeProgram, name: 'Web', content: PLAN_CONTENT }),
};

const by = 'registrar' as const;
const one = { planId: IDS.plan };
const versionOf = async (act: ActAs) => (await act(by, 'plan', { ...one, number: null })).version;
const edited = async (act: ActAs) => ({
  ...one,
  version: await versionOf(act),
  programId: IDS.activeProgram,
  name: 'Web',
  content: PLAN_CONTENT,
});

/** Successes of plans: each is edited before it is published, and archived before it is restored. */
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
