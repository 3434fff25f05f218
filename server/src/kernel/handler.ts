import type { Failure } from '@bcs/contract/kernel/failure';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Call, AbilityFacts, InputOf, OutputOf } from '@bcs/contract/kernel/call';
import type { WhoOf } from '@bcs/contract/kernel/scope';
import type { Db } from '#database/db';
import type { WriteAudience } from './changes.ts';
import type { Services } from './services.ts';
import type { TokenPurpose } from './tokens.ts';
import type { EventFacts, Tell } from './trace.ts';

/** The context of a call, as its handler sees it. */
export interface CallContext<C extends Call> {
  /** Inside the transaction for a write. */
  readonly db: Db;
  readonly viewer: WhoOf<C['scope']>;
  /** One instant per request, for all rules and rows. */
  readonly now: Instant;
  /** The file that the input names, where its bytes were read as they came; read it by `fileOf`. */
  readonly file: Uint8Array | null;
  readonly ip: string;
  /** The purpose that the call was sent for: a token that is issued serves the same. */
  readonly purpose: TokenPurpose;
  /** The hash of the token that came along; a public call has not looked whether it works. */
  readonly tokenHash: Buffer | null;
  readonly services: Services;
  /**
   * Narrows down whom a write concerns. The pipeline publishes what the call changes to everybody who may see it;
   * named students keep the others from fetching in vain.
   */
  readonly narrowAudience: (whom: WriteAudience) => void;
  /** Adds to the event that the call declares what only its handler knows. */
  readonly note: (about: EventFacts) => void;
  /** Tells the log of an event besides. What goes into the history is told by itself. */
  readonly tell: Tell;
}

type FactsStep<C extends Call, Facts> = [AbilityFacts<C>] extends [null]
  ? { facts?: undefined }
  : {
      /** One query for what the ability's rule needs, with the row locks of a write. */
      facts: (input: InputOf<C>, context: CallContext<C>) => Promise<Facts>;
    };

/** A handler may find out more than the rule needs: `run` gets all of it. */
export type Steps<C extends Call, Facts extends AbilityFacts<C> = AbilityFacts<C>, Answer = OutputOf<C>> = FactsStep<
  C,
  Facts
> & {
  /**
   * Does what stays although the call is refused, such as counting a try: it runs before the transaction of a write and
   * opens a short one of its own. It may refuse already.
   */
  before?: (input: InputOf<C>, context: CallContext<C>) => Promise<Failure | null>;
  /** Does it. Everything before has already allowed it. */
  run: (input: InputOf<C>, context: CallContext<C>, facts: Facts) => Promise<Answer>;
  /** Which failure it means when a constraint of the database refuses. */
  conflicts?: Readonly<Record<string, Failure>>;
};

/** The answer that a handler returns: nothing, where it says no more than that it worked. */
export type Returned<C extends Call> = OutputOf<C> | (typeof DONE extends OutputOf<C> ? void : never);

/** A call together with what answers it. */
export interface Handler<C extends Call = Call> {
  readonly call: C;
  readonly steps: Steps<C>;
}

/** A handler whose ability needs no facts, and that has no other steps, is its `run` alone. */
type Alone<C extends Call> = [AbilityFacts<C>] extends [null]
  ? (input: InputOf<C>, context: CallContext<C>) => Promise<Returned<C>>
  : never;

/** Gives a call its handler. The pipeline of every call (`pipeline.ts`) brings the rest. */
export const defineHandler = <C extends Call, Facts extends AbilityFacts<C> = AbilityFacts<C>>(
  call: C,
  steps: Steps<C, Facts, Returned<C>> | Alone<C>,
): Handler<C> => ({
  call,
  steps: (typeof steps === 'function' ? { run: steps } : steps) as unknown as Steps<C>,
});

/** The answer of a write that has nothing more to tell than that it worked; spread it before what else it tells. D-013 */
export const DONE = { success: true } as const;
