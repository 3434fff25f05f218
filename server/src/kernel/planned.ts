import { hash } from 'node:crypto';
import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import type { AbilityFacts, Call, InputOf, OutputOf } from '@bcs/contract/kernel/call';
import { PREVIEW_OUTDATED, type Failure } from '@bcs/contract/kernel/failure';
import type { Context } from './context.ts';
import type { CallContext, Handler, Returned, Steps } from './handler.ts';
import { RefusalError } from './refusal-error.ts';

/**
 * Names exactly what somebody has seen of a plan: it is written only while the plan that is made then has the same digest.
 * ADM-044, ADM-045
 * @param seen all that matters of the plan, in an order of its own
 * @returns 64 hexadecimal digits
 */
export const planDigest = (seen: unknown): string => hash('sha256', JSON.stringify(seen));

/** The context of a plan. */
export interface PlanContext<Who = ClassAdministrator> extends Context<Who> {
  /** Tells whether what the plan is made from is locked until the transaction ends, since it is written. */
  readonly holds: boolean;
}

/** The part of the input of a save that names the plan that was shown. */
type Shown = Readonly<{ digest: string }>;
type PlanFacts<C extends Call> = [AbilityFacts<C>] extends [null] ? unknown : AbilityFacts<C>;

interface PlannedWrite<P extends Call, S extends Call, Plan> {
  readonly preview: P;
  readonly save: S;
  /** Makes the plan from what stands now, for the preview and for the save. */
  readonly plan: (
    wanted: InputOf<P> | Omit<InputOf<S>, 'digest'>,
    context: CallContext<P> & PlanContext<CallContext<P>['viewer']>,
  ) => Promise<Plan>;
  /** Tells what the preview shows of the plan. */
  readonly show: (plan: Plan, context: CallContext<P>) => OutputOf<P> | Promise<OutputOf<P>>;
  /** Throws where the plan cannot be written, whatever was shown. */
  readonly refuse?: (plan: Plan) => void;
  /** Writes the plan, which is the one that was shown. */
  readonly write: (plan: Plan, input: InputOf<S>, context: CallContext<S>) => Promise<Returned<S>>;
  /** The failure that a constraint of the database means. */
  readonly conflicts?: Readonly<Record<string, Failure>>;
}

/**
 * Declares a write that is shown before it is made, as the handlers of its preview and of its save. One function makes the
 * plan of both: without locks for the preview, with them for the save, which writes only what has the digest that was
 * shown. Abilities judge the plan as their facts. ADM-044, D-286
 * @throws RefusalError PREVIEW_OUTDATED from the save, where another plan was shown
 */
export function planned<P extends Call, S extends Call, Plan extends { readonly digest: string } & PlanFacts<S>>({
  preview,
  save,
  plan,
  show,
  refuse = () => {},
  write,
  conflicts = {},
}: PlannedWrite<P, S, Plan>): readonly [Handler<P>, Handler<S>] {
  const planFor =
    (holds: boolean) =>
    ({ digest: _shown, ...wanted }: Partial<Shown>, context: CallContext<P>) =>
      plan(wanted as InputOf<P>, { ...context, holds });
  const previewing = {
    facts: planFor(false),
    run: async (_input: unknown, context: CallContext<P>, made: Plan) => show(made, context),
  };
  const saving = {
    facts: planFor(true),
    run: async (input: InputOf<S>, context: CallContext<S>, made: Plan) => {
      refuse(made);
      if (made.digest !== (input as Shown).digest) throw new RefusalError(PREVIEW_OUTDATED);
      return write(made, input, context);
    },
    conflicts,
  };
  return [
    { call: preview, steps: previewing as unknown as Steps<P> },
    { call: save, steps: saving as unknown as Steps<S> },
  ];
}
