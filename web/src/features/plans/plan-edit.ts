import { useRef } from 'react';
import type { Input, Output } from '#lib/api.ts';
import { useSend } from '#lib/send.ts';

export type Plan = Output<'plan'>;
/** The part of a plan that is edited, in its current state. */
export type EditedPlan = Pick<Plan, 'version' | 'name' | 'programId' | 'content'>;

export interface PlanEdit {
  /** Returns the part after the change. */
  readonly change: (now: EditedPlan) => EditedPlan;
  /**
   * Tells whether somebody else has changed this very part since it was read; other parts of the plan may have changed.
   */
  readonly isOutdated: (now: EditedPlan) => boolean;
  /** Shows both versions, and saves nothing. */
  readonly onOutdated: (now: EditedPlan) => void;
}

/**
 * Changes one part of a plan; returns whether it was saved. The plan is saved as a whole, so changes that others made
 * to other parts are kept; only if they changed the same part does the person have to choose. ADM-115
 */
export function usePlanEdit(plan: Plan) {
  // the state that a refusal reported, until the page has read the same
  const told = useRef<EditedPlan | null>(null);
  const save = useSend('savePlan', {
    onRefused: ({ current }) => {
      if (current) told.current = { ...plan, ...(current as Partial<EditedPlan>) };
    },
  });
  const standing = (): EditedPlan => (told.current && told.current.version > plan.version ? told.current : plan);
  const apply = async (edit: PlanEdit): Promise<boolean> => {
    const now = standing();
    if (edit.isOutdated(now)) {
      edit.onOutdated(now);
      return false;
    }
    const { version, name, programId, content } = edit.change(now);
    const sent = { planId: plan.planId, version, name, programId, content };
    if (await save.send(sent satisfies Input<'savePlan'>)) return true;
    return standing().version > now.version ? apply(edit) : false;
  };
  return { apply, pending: save.pending, failure: save.failure?.current ? null : save.failure };
}
