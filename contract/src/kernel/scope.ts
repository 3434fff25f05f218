import type {
  Account,
  Administrator,
  ClassAdministrator,
  ClassesAdministrator,
  Nobody,
  UniversityAdministrator,
  Viewer,
} from './ability.ts';

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
  /** The reach of the caller's grants, and classes in which they have a suitable role; no particular object. */
  | { readonly by: 'courses-or-grant' }
  /** An account whose enrollments, including ended ones, are within reach. */
  | { readonly by: 'person'; readonly field: Field }
  | { readonly by: UniversityObject | ClassObject; readonly field: Field };

/** An object of a university within reach. */
export type UniversityObject = 'university' | 'plan';
/** An object of a class in which the caller has an active enrollment, or which a grant reaches. */
export type ClassObject = 'course-or-grant' | 'enrollment-or-grant';

/** The field of the input that leads to the object of a scope, unless a call says another one. */
const USUAL_FIELDS = {
  'own-enrollment': 'enrollmentId',
  course: 'courseId',
  session: 'sessionId',
  assignment: 'assignmentId',
  submission: 'submissionId',
  person: 'accountId',
  university: 'universityId',
  plan: 'planId',
  'course-or-grant': 'courseId',
  'enrollment-or-grant': 'enrollmentId',
} as const;
type UsualFields = typeof USUAL_FIELDS;
type WithoutField = 'public' | 'account' | 'grant' | 'courses-or-grant';

/** A scope by its name alone, where it has no field or the input has its usual one. */
export type NamedScope<Field extends string> =
  | WithoutField
  | { [By in keyof UsualFields]: UsualFields[By] extends Field ? By : never }[keyof UsualFields];

/** The scope that a declaration means. */
export type ScopeOf<S> = Extract<
  S extends keyof UsualFields
    ? { readonly by: S; readonly field: UsualFields[S] }
    : S extends WithoutField
      ? { readonly by: S }
      : S,
  Scope
>;

/** The scope that a declaration means, with its field. */
export const scopeOf = (scope: Scope | NamedScope<string>): Scope => {
  if (typeof scope !== 'string') return scope;
  const field = (USUAL_FIELDS as Readonly<Record<string, string>>)[scope];
  return (field === undefined ? { by: scope } : { by: scope, field }) as Scope;
};

/** The name of an input field, or the path of a nested one: 'sessionId', 'submission.studentEnrollmentId'. */
export type FieldOf<Input> = {
  [Key in Extract<keyof Input, string>]-?: NonNullable<Input[Key]> extends number
    ? Key
    : `${Key}.${Extract<keyof Input[Key], string>}`;
}[Extract<keyof Input, string>];

/** The type of the caller for a scope. */
export type CallerOf<S extends Scope> = Scope extends S
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
