import { z } from 'zod';
import type { Ability } from './ability.ts';
import type { EVENTS } from './events.ts';
import { CHANGED_MEANWHILE, type Failure } from './failure.ts';
import { done } from './schema.ts';
import { scopeOf, type FieldOf, type NamedScope, type Scope, type ScopeOf, type WhoOf } from './scope.ts';
import type { TakenFile } from './taken-file.ts';
import type { Topic } from './topics.ts';

/** A limit: so many calls in any stretch of so many seconds. */
export interface Rate {
  readonly calls: number;
  readonly perSeconds: number;
}

/**
 * The topics of a call. After a write, everything that shows what it changes is fetched again, here and on other open
 * pages; neither screens nor handlers keep lists of it.
 */
export type CallSubject =
  | { readonly kind: 'read'; readonly shows: readonly Topic[] }
  | {
      /** A write runs in one transaction; steps open short ones of their own, since they compute in between. */
      readonly kind: 'write' | 'steps';
      /** The changes that the caller sees. Notifications that it brings to others are published by `notify`. */
      readonly changes: readonly Topic[];
      /** The topics that its answer shows, like that of a read. */
      readonly shows?: readonly Topic[];
    };

/** The topics as they are declared: whatever changes something is a write, unless it says that it takes steps. */
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
    readonly allow: Ability<Facts, WhoOf<S>>;
    readonly fails: readonly Failure[];
  };

/** Fields with their schemas. */
type Shape = Readonly<Record<string, z.ZodType>>;
type Given<Of> = Of extends z.ZodType ? z.output<Of> : Of extends Shape ? z.output<z.ZodObject<Of>> : never;

/** A call as it is written in `calls.ts`, beside its address and topics: input and output are fields, or a whole schema. */
interface Declared<Input, Output, S, Facts> extends Details<Given<Input>> {
  /** No coercion, unknown keys are refused. A GET takes its input from the query string. Left out where there is none. */
  readonly input?: Input;
  /** The allow-list of fields that leave the server; left out where the answer says no more than that it worked. */
  readonly output?: Output;
  readonly scope: S;
  readonly allow: Ability<Facts, WhoOf<ScopeOf<S>>>;
}

/** The further details of a call. */
interface Details<Input> {
  readonly summary: string;
  /** The failures of this call beyond those of every call; none unless something else is said. */
  readonly fails?: readonly Failure[];
  /** Bytes of the request, where a file comes along; a megabyte unless something else is said. */
  readonly longestBody?: number;
  /** It holds a whole file that somebody has brought. In each process one such call works at a time, and few wait. D-293 */
  readonly readsFile?: true;
  /** Accepts the token from the query string as well. D-028 */
  readonly tokenInQuery?: boolean;
  /** The limit of calls in a window, per IP address or token; each process counts for itself. */
  readonly limit?: Rate & { readonly by: 'ip' | 'token' };
  /** The rate at which one IP address may try, and try one name; all processes count together. D-206 */
  readonly tries?: { readonly perAddress: Rate; readonly perName?: Rate & { readonly field: string } };
  /**
   * Fields of the input that replace what stands: the input names the `version` that was read, and where a newer one stands
   * the call answers CHANGED_MEANWHILE with the current values of these fields. ADM-115
   */
  readonly edits?: readonly string[];
  /** Each time that it is asked, whatever the answer, a line of the log tells of it under this name. */
  readonly event?: keyof typeof EVENTS;
  /** Only while the own password was given within the last five minutes; else PASSWORD_NEEDED. ADM-012 */
  readonly needsPassword?: true;
  /**
   * The answer is a file, or the page makes one. The history tells who took it, nothing keeps it, and where it tells of
   * people in more than one class the password is asked as by `needsPassword`. D-256
   */
  takesAway?(input: Input): TakenFile;
  /** A write that a class takes after it is concluded or archived; all others are refused with CLASS_ENDED. ADM-070 */
  readonly inConcludedClass?: true;
  /** The answer hands out a secret, so it is never compressed together with what somebody sent. */
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
