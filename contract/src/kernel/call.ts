import type { z } from 'zod';
import type {
  Ability,
  Account,
  Administrator,
  ClassAdministrator,
  ClassesAdministrator,
  Nobody,
  UniversityAdministrator,
  Viewer,
} from './ability.ts';
import type { EVENTS } from './events.ts';
import type { Failure } from './failure.ts';
import { done } from './schema.ts';
import type { TakenFile } from './taken-file.ts';
import type { Topic } from './topics.ts';

/**
 * The scope of a call: which field of the input leads to a course, and so to the caller's role. An object outside the
 * caller's courses does not exist for the caller: NOT_FOUND. D-004, D-005
 */
export type Scope<Field extends string = string> =
  /** No token is needed. */
  | { readonly by: 'public' }
  /** The caller's own account; no course. */
  | { readonly by: 'account' }
  /** An active enrollment of the caller. */
  | { readonly by: 'own-enrollment'; readonly field: Field }
  /** An object of a course in which the caller holds an active enrollment. */
  | {
      readonly by:
        | 'course'
        | 'session'
        | 'assignment'
        | 'submission'
        | 'comment'
        | 'student-enrollment'
        | 'announcement'
        | 'remote-request'
        /** A remote request, also one of a university whose attendance the caller manages. D-124 */
        | 'managed-request';
      readonly field: Field;
      /** Leads there instead where the first field is left out. D-115 */
      readonly or?: { readonly by: 'course'; readonly field: Field };
    }
  /** A notification of one of the caller's enrollments. */
  | { readonly by: 'own-notification'; readonly field: Field }
  | AdministrationScope<Field>;

/**
 * The scope of a call of administration. Whoever holds no grant, and no role that the ability names, is refused with
 * FORBIDDEN; what lies outside of the reach of a grant does not exist for its holder: NOT_FOUND. ADM-002, ADM-008
 */
export type AdministrationScope<Field extends string = string> =
  /** Whatever the grants of the caller reach; no object. */
  | { readonly by: 'grant' }
  /** The reach of the caller's grants, and classes where they hold a role that the ability names; no object. */
  | { readonly by: 'courses-or-grant' }
  /** An account within reach by its enrollments, ended ones too. */
  | { readonly by: 'person'; readonly field: Field }
  | { readonly by: UniversityObject | ClassObject; readonly field: Field };

/** An object of a university within reach. */
export type UniversityObject = 'university' | 'plan';
/** An object of a class in which the caller holds an active enrollment, or which a grant reaches. */
export type ClassObject = 'course-or-grant' | 'enrollment-or-grant';

/** A field of the input, or one inside an object of it: 'sessionId', 'submission.studentEnrollmentId'. */
type FieldOf<Input> = {
  [Key in Extract<keyof Input, string>]-?: NonNullable<Input[Key]> extends number
    ? Key
    : `${Key}.${Extract<keyof Input[Key], string>}`;
}[Extract<keyof Input, string>];

/** The caller as far as the scope of a call describes them. */
export type WhoOf<S extends Scope> = Scope extends S
  ? // oxlint-disable-next-line no-explicit-any -- of a call in general nothing is known
    any
  : S['by'] extends 'public'
    ? Nobody
    : S['by'] extends 'account'
      ? Account
      : S['by'] extends 'grant' | 'person'
        ? Administrator
        : S['by'] extends UniversityObject
          ? UniversityAdministrator
          : S['by'] extends 'courses-or-grant'
            ? ClassesAdministrator
            : S['by'] extends ClassObject
              ? ClassAdministrator
              : Viewer;

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
  Declared<z.ZodType<Input>, z.ZodType<Output>, S, Facts> & {
    readonly at: At;
    readonly output: z.ZodType<Output>;
    readonly fails: readonly Failure[];
  };

/** A call by the schemas of its input and output, as it is written in `calls.ts`, beside its address and topics. */
interface Declared<Input extends z.ZodType, Output extends z.ZodType, S extends Scope, Facts> {
  readonly summary: string;
  /** No coercion, unknown keys are refused. A GET takes its input from the query string. */
  readonly input: Input;
  /** The allow-list of fields that leave the server; left out where the answer says no more than that it worked. */
  readonly output?: Output;
  readonly scope: S;
  readonly allow: Ability<Facts, WhoOf<S>>;
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
  takesAway?(input: z.output<Input>): TakenFile;
  /** A write that a class takes after it is concluded or archived; all others are refused with CLASS_ENDED. ADM-070 */
  readonly inConcludedClass?: true;
  /** The answer hands out a secret, so it is never compressed together with what somebody sent. */
  readonly tellsSecret?: true;
}

export type AbilityFacts<C extends Call> = C extends { allow: Ability<infer Facts, never> } ? Facts : never;

const DONE = done();

/** Declares the call at an address: a read by what it shows, a write by what it changes. */
export const call = <
  const At extends Address,
  Input extends z.ZodType,
  const S extends Scope<FieldOf<z.output<Input>>>,
  Output extends z.ZodType = ReturnType<typeof done>,
  Facts = null,
>(
  at: At,
  declared: DeclaredSubject & Declared<Input, Output, S, Facts>,
): Call<At, z.output<Input>, z.output<Output>, S, Facts> =>
  ({ kind: 'changes' in declared ? 'write' : 'read', output: DONE, fails: [], ...declared, at }) as never;

export type InputOf<C extends Call> = z.output<C['input']>;
export type OutputOf<C extends Call> = z.output<C['output']>;
