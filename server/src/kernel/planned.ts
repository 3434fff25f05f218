import { hash } from 'node:crypto';
import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import type { AbilityFacts, Call, InputOf, OutputOf } from '@bcs/contract/kernel/call';
import { PREVIEW_OUTDATED, type Failure } from '@bcs/contract/kernel/failure';
import type { Context } from './context.ts';
import type { CallContext, Handler, HandlerAnswer, HandlerSteps } from './handler.ts';
import { RefusalError } from './refusal-error.ts';

/**
 * Computes the digest of what a user has seen of a plan: a save requires that the plan made then has the same digest.
 * ADM-044, ADM-045
 * @param seen everything that matters about the plan, in a fixed order
 * @returns 64 hexadecimal digits
 */
export const planDigest = (seen: unknown): string => hash('sha256', JSON.stringify(seen));

/** The context of a plan. */
export interface PlanContext<Who = ClassAdministrator> extends Context<Who> {
  /** Tells whether to lock the data of the plan until the transaction ends, as a save needs. */
  readonly holds: boolean;
}

/** The part of a save's input that identifies the plan. */
type Shown = Readonly<{ digest: string }>;
type PlanFacts<C extends Call> = [AbilityFacts<C>] extends [null] ? unknown : AbilityFacts<C>;

interface PlannedWrite<P extends Call, S extends Call, Plan> {
  readonly preview: P;
  readonly save: S;
  /** Makes the plan from the present data, for both the preview and the save. */
  readonly plan: (
    wanted: InputOf<P> | Omit<InputOf<S>, 'digest'>,
    context: CallContext<P> & PlanContext<CallContext<P>['viewer']>,
  ) => Promise<Plan>;
  /** Returns what the preview shows of the plan. */
  readonly show: (plan: Plan, context: CallContext<P>) => OutputOf<P> | Promise<OutputOf<P>>;
  /** Throws if the plan cannot be saved. */
  readonly refuse?: (plan: Plan) => void;
  /** Saves the plan, which is the one that was shown. */
  readonly write: (plan: Plan, input: InputOf<S>, context: CallContext<S>) => Promise<HandlerAnswer<S>>;
  /** The failures for constraints of the database. */
  readonly conflicts?: Readonly<Record<string, Failure>>;
}

/**
 * Declares a write with a preview, as the handlers of both. One function makes the plan: without locks for the preview,
 * and with locks for the save, which requires the digest that was shown. Abilities receive the plan as their facts.
 * ADM-044, D-286
 * @throws RefusalError PREVIEW_OUTDATED from the save if another plan was shown
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
    { call: preview, steps: previewing as unknown as HandlerSteps<P> },
    { call: save, steps: saving as unknown as HandlerSteps<S> },
  ];
}
