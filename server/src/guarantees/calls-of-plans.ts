import { PlanContent } from '@bcs/contract/features/plans/model';
import { IDS } from '#database/seed/ids';
import type { Examples } from './example.ts';
import type { Act, Successes } from './success.ts';

const at = (meeting: number, days = 0) => ({ meeting, days, day: null, time: null });
/** A class and what is due after it. */
export const CONTENT = PlanContent.parse({
  course: { name: 'Web', program: null },
  sessions: [{ key: '01-1-html', facts: { name: 'HTML', category: 'class', chapter: 1.1, meeting: 1 }, text: 'Hello' }],
  assignments: [{ key: 'page', facts: { title: 'A page', opens: at(1), due: at(1, 2) }, text: 'Write a page.' }],
});
const programOf = (universityId: number) => (universityId === IDS.lakeside ? 6 : IDS.activeProgram);

/** Curriculum plans. */
export const ofPlans: Examples = {
  createPlan: (universityId) => ({ programId: programOf(universityId), name: 'Data', from: { kind: 'empty' } }),
  savePlan: () => ({ programId: IDS.activeProgram, name: 'Web', content: CONTENT }),
};

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
