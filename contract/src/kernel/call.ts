import { z } from 'zod';
import type { Ability } from './ability.ts';
import type { EVENTS } from './events.ts';
import { CHANGED_MEANWHILE, type Failure } from './failure.ts';
import { done } from './schema.ts';
import { scopeOf, type FieldOf, type NamedScope, type Scope, type ScopeOf, type CallerOf } from './scope.ts';
import type { TakenFile } from './taken-file.ts';
import type { Topic } from './topics.ts';

/** A limit on the number of calls within any period of the given seconds. */
export interface Rate {
  readonly calls: number;
  readonly perSeconds: number;
}

/**
 * The topics of a call. After a write, everything that shows one of its topics is fetched again, on this and other open
 * pages, so that neither screens nor handlers maintain lists of it.
 */
export type CallSubject =
  | { readonly kind: 'read'; readonly shows: readonly Topic[] }
  | {
      /** 'write' runs in one transaction; 'steps' open several short ones, since they take time in between. */
      readonly kind: 'write' | 'steps';
      /** The topics whose changes the caller sees. Notifications to other people are published by `notify`. */
      readonly changes: readonly Topic[];
      /** The topics that its answer shows, as for a read. */
      readonly shows?: readonly Topic[];
    };

/** The declared topics: a call that changes something is a write, unless it is declared to run in steps. */
type DeclaredSubject =
  | { readonly kind?: 'read'; readonly shows: readonly Topic[]; readonly changes?: never }
  | { readonly kind?: 'write' | 'steps'; readonly changes: readonly Topic[]; readonly shows?: readonly Topic[] };

type Address = `${'GET' | 'POST'} /${string}`;

/**
 * One call of the API, declared once. Validation, routes, the typed client, OpenAPI, the permission
 * matrix and the promise tests all derive from it.
 *
 * Its type holds what its schemas let through, not the schemas: the declarations that web and server read then say
 * `{ sessionId: number }`, and nobody but the contract works out what zod makes of a schema.
 */
export type Call<
  At extends Address = Address,
  Input = unknown,
  Output = unknown,
  S extends Scope = Scope,
  // oxlint-disable-next-line no-explicit-any -- a call of any facts is still a call
  Facts = any,
> = CallSubject &
  Details<Input> & {
    readonly at: At;
    readonly input: z.ZodType<Input>;
    readonly output: z.ZodType<Output>;
    readonly scope: S;
    readonly allow: Ability<Facts, CallerOf<S>>;
    readonly fails: readonly Failure[];
  };

/** Fields with their schemas. */
type Shape = Readonly<Record<string, z.ZodType>>;
type Given<Of> = Of extends z.ZodType ? z.output<Of> : Of extends Shape ? z.output<z.ZodObject<Of>> : never;

/** A call as it is written in `calls.ts`, beside its address and topics: input and output are fields, or a whole schema. */
interface Declared<Input, Output, S, Facts> extends Details<Given<Input>> {
  /** No coercion, unknown keys are refused. A GET takes its input from the query string. Left out where there is none. */
  readonly input?: Input;
  /** The allow-list of fields that leave the server; missing if the answer only says that it worked. */
  readonly output?: Output;
  readonly scope: S;
  readonly allow: Ability<Facts, CallerOf<ScopeOf<S>>>;
}

/** The further details of a call. */
interface Details<Input> {
  readonly summary: string;
  /** The failures of this call in addition to those of every call; by default none. */
  readonly fails?: readonly Failure[];
  /** The size limit of the request in bytes, if it contains a file; by default one megabyte. */
  readonly longestBody?: number;
  /**
   * True if the input contains a whole file. Each process handles one such call at a time, and only a few wait. D-293
   */
  readonly readsFile?: true;
  /** True if the token may be in the query string. D-028 */
  readonly tokenInQuery?: boolean;
  /** A limit of calls per IP address or token; each process counts separately. */
  readonly limit?: Rate & { readonly by: 'ip' | 'token' };
  /** Limits for guessing, per IP address and per name; all processes count together. D-206 */
  readonly tries?: { readonly perAddress: Rate; readonly perName?: Rate & { readonly field: string } };
  /**
   * The fields of the input that replace stored values. The input contains the `version` that was read; if there is a
   * newer one, the call answers CHANGED_MEANWHILE with the present values of these fields. ADM-115
   */
  readonly edits?: readonly string[];
  /** The name of the log event that is written for each call, whatever the answer. */
  readonly event?: keyof typeof EVENTS;
  /** True if the user must have entered their password within the last five minutes; else PASSWORD_NEEDED. ADM-012 */
  readonly needsPassword?: true;
  /**
   * Describes the file that the answer contains or becomes. The history records who took it, it is not cached, and if
   * it contains people of more than one class, the password is needed as by `needsPassword`. D-256
   */
  takesAway?(input: Input): TakenFile;
  /**
   * True if the write is allowed in concluded and archived classes; all others are refused with CLASS_ENDED. ADM-070
   */
  readonly inConcludedClass?: true;
  /** True if the answer contains a secret, so that it is not compressed together with input from users. */
  readonly tellsSecret?: true;
}

export type AbilityFacts<C extends Call> = C extends { allow: Ability<infer Facts, never> } ? Facts : never;

const DONE = done();
const NOTHING = z.strictObject({});

const schemaOf = (given: z.ZodType | Shape, objectOf: (shape: Shape) => z.ZodType): z.ZodType =>
  given instanceof z.ZodType ? given : objectOf(given);

/** Declares the call at an address: a read by what it shows, a write by what it changes. */
export const call = <
  const At extends Address,
  const S extends Scope<FieldOf<Given<Input>>> | NamedScope<FieldOf<Given<Input>>>,
  Input extends z.ZodType | Shape = Record<never, never>,
  Output extends z.ZodType | Shape = typeof DONE,
  Facts = null,
>(
  at: At,
  { input, output, scope, fails = [], ...declared }: DeclaredSubject & Declared<Input, Output, S, Facts>,
): Call<At, Given<Input>, Given<Output>, ScopeOf<S>, Facts> =>
  ({
    kind: 'changes' in declared ? 'write' : 'read',
    ...declared,
    at,
    fails: declared.edits ? [...fails, CHANGED_MEANWHILE] : fails,
    input: schemaOf(input ?? NOTHING, z.strictObject),
    output: schemaOf(output ?? DONE, z.object),
    scope: scopeOf(scope),
  }) as never;

export type InputOf<C extends Call> = z.output<C['input']>;
export type OutputOf<C extends Call> = z.output<C['output']>;
