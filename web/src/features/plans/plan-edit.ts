import { useRef } from 'react';
import type { Input, Output } from '#lib/api.ts';
import { useSend } from '#lib/send.ts';

export type Plan = Output<'plan'>;
/** The part of a plan that is edited, as it stands. */
export type Edited = Pick<Plan, 'version' | 'name' | 'programId' | 'content'>;

export interface PlanEdit {
  /** Returns what it becomes. */
  readonly change: (now: Edited) => Edited;
  /** Tells whether somebody else has changed just that since it was read; other parts of the plan may have changed. */
  readonly isOutdated: (now: Edited) => boolean;
  /** Tells both, and saves nothing. */
  readonly onOutdated: (now: Edited) => void;
}

/**
 * Changes one part of a plan; answers whether that was saved. The plan is saved as a whole, so what others have changed
 * elsewhere in it is taken over; only where they changed the same part somebody has to choose. ADM-115
 */
export function usePlanEdit(plan: Plan) {
  // what a refusal has told, until the page has read the same
  const told = useRef<Edited | null>(null);
  const save = useSend('savePlan', {
    onRefused: ({ current }) => {
      if (current) told.current = { ...plan, ...(current as Partial<Edited>) };
    },
  });
  const standing = (): Edited => (told.current && told.current.version > plan.version ? told.current : plan);
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
