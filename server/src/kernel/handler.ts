import type { Failure } from '@bcs/contract/kernel/failure';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Call, AbilityFacts, InputOf, OutputOf } from '@bcs/contract/kernel/call';
import type { CallerOf } from '@bcs/contract/kernel/scope';
import type { Db } from '#database/db';
import type { WriteAudience } from './changes.ts';
import type { Services } from './services.ts';
import type { TokenPurpose } from './tokens.ts';
import type { EventFacts, TellEvent } from './trace.ts';

/** The context of a call, as its handler sees it. */
export interface CallContext<C extends Call> {
  /** The database; for a write, its transaction. */
  readonly db: Db;
  readonly viewer: CallerOf<C['scope']>;
  /** The time of the request, the same for all rules and rows. */
  readonly now: Instant;
  /** The file of the input, if its bytes were read while they arrived; use `fileOf`. */
  readonly file: Uint8Array | null;
  readonly ip: string;
  /** The purpose of the call, which an issued token inherits. */
  readonly purpose: TokenPurpose;
  /** The hash of the token that was sent; a public call has not checked it. */
  readonly tokenHash: Buffer | null;
  readonly services: Services;
  /**
   * Narrows down whom a write concerns. The pipeline publishes its changes to everybody who may see them; naming
   * students saves others from fetching in vain.
   */
  readonly narrowAudience: (whom: WriteAudience) => void;
  /** Adds facts to the event that the call declares. */
  readonly note: (about: EventFacts) => void;
  /** Logs an additional event. Entries of the history are logged automatically. */
  readonly tell: TellEvent;
}

type FactsStep<C extends Call, Facts> = [AbilityFacts<C>] extends [null]
  ? { facts?: undefined }
  : {
      /** Reads what the ability's rule needs in one query, with row locks for a write. */
      facts: (input: InputOf<C>, context: CallContext<C>) => Promise<Facts>;
    };

/** The steps of a handler. `facts` may return more than the rule needs, and `run` receives all of it. */
export type HandlerSteps<
  C extends Call,
  Facts extends AbilityFacts<C> = AbilityFacts<C>,
  Answer = OutputOf<C>,
> = FactsStep<C, Facts> & {
  /**
   * Does what must persist even if the call is refused, such as counting an attempt. It runs before the transaction of
   * a write in a short one of its own, and may refuse.
   */
  before?: (input: InputOf<C>, context: CallContext<C>) => Promise<Failure | null>;
  /** Does the work, after everything before has allowed it. */
  run: (input: InputOf<C>, context: CallContext<C>, facts: Facts) => Promise<Answer>;
  /** The failures for constraints of the database. */
  conflicts?: Readonly<Record<string, Failure>>;
};

/** The answer of a handler; nothing if it only means that it worked. */
export type HandlerAnswer<C extends Call> = OutputOf<C> | (typeof DONE extends OutputOf<C> ? void : never);

/** A call with its implementation. */
export interface Handler<C extends Call = Call> {
  readonly call: C;
  readonly steps: HandlerSteps<C>;
}

/** A handler whose ability needs no facts, and that has no other steps, is its `run` alone. */
type Alone<C extends Call> = [AbilityFacts<C>] extends [null]
  ? (input: InputOf<C>, context: CallContext<C>) => Promise<HandlerAnswer<C>>
  : never;

/** Defines the handler of a call. The pipeline of every call (`pipeline.ts`) does the rest. */
export const defineHandler = <C extends Call, Facts extends AbilityFacts<C> = AbilityFacts<C>>(
  call: C,
  steps: HandlerSteps<C, Facts, HandlerAnswer<C>> | Alone<C>,
): Handler<C> => ({
  call,
  steps: (typeof steps === 'function' ? { run: steps } : steps) as unknown as HandlerSteps<C>,
});

/** The answer of a write that only says that it worked; spread it before further fields. D-013 */
export const DONE = { success: true } as const;
