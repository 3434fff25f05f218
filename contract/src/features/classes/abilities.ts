import {
  ability,
  type ClassAdministrator,
  type ClassesAdministrator,
  type UniversityAdministrator,
} from '#kernel/ability';
import type { Instant } from '#kernel/clock';
import type { Failure } from '#kernel/failure';
import { ALLOWED_AUTHORS, CLASS_ADMINISTRATORS, CLASS_EDITORS } from '#kernel/roles';
import { CLASS_HAS_WORK, CLASS_MOVED_ON, GONE_FOR_GOOD } from './failures.ts';
import type { ClassState } from './model.ts';
import { canBeRestored, classState, type ClassMoments } from './states.ts';

/**
 * Lists classes: for everyone who runs, oversees or may edit one, and by grants those within reach. ADM-002, ADM-005 to
 * ADM-007
 */
export const listClasses = ability<null, ClassesAdministrator>('classes.list', {
  roles: [...CLASS_ADMINISTRATORS, ...ALLOWED_AUTHORS],
  grants: 'university',
});

/** Lets a user read a class that they administer. */
export const readClass = ability<null, ClassAdministrator>('classes.read', {
  roles: [...CLASS_ADMINISTRATORS, ...ALLOWED_AUTHORS],
  grants: 'university',
});

/** Lets holders of grants preview classes, because a preview shows nobody's data. ADM-025, D-180 */
export const previewClasses = ability<null, ClassAdministrator>('classes.preview', {
  roles: CLASS_EDITORS,
  grants: 'university',
});

/** Lets holders of grants create classes in their universities. ADM-002 */
export const createClasses = ability<null, UniversityAdministrator>('classes.create', {
  roles: [],
  grants: 'university',
});

/** The facts on which a change of state depends. */
export interface ClassStateFacts extends ClassMoments {
  readonly hasWork: boolean;
}
type Refuse = (facts: ClassStateFacts, viewer: ClassAdministrator, now: Instant) => Failure | null;

const onlyIn =
  (...states: readonly ClassState[]): Refuse =>
  (facts) =>
    states.includes(classState(facts)) ? null : CLASS_MOVED_ON;

const byAdmins = { roles: CLASS_EDITORS, grants: 'university' } as const;
const byGrants = { roles: [], grants: 'university' } as const;

/** Specified by ADM-069. */
export const publishClasses = ability<ClassStateFacts, ClassAdministrator>('classes.publish', {
  ...byAdmins,
  refuse: onlyIn('draft'),
});
/** Specified by ADM-070. */
export const concludeClasses = ability<ClassStateFacts, ClassAdministrator>('classes.conclude', {
  ...byAdmins,
  refuse: onlyIn('published'),
});
/** Specified by ADM-070. */
export const reopenClasses = ability<ClassStateFacts, ClassAdministrator>('classes.reopen', {
  ...byGrants,
  refuse: onlyIn('concluded'),
});
/** Specified by ADM-071. */
export const archiveClasses = ability<ClassStateFacts, ClassAdministrator>('classes.archive', {
  ...byGrants,
  refuse: onlyIn('draft', 'published', 'concluded'),
});
/** Brings classes back: from the archive at any time, from the deleted ones for 30 days. ADM-071 */
export const restoreClasses = ability<ClassStateFacts, ClassAdministrator>('classes.restore', {
  ...byGrants,
  refuse: (facts, viewer, now) =>
    onlyIn('archived', 'deleted')(facts, viewer, now) ?? (canBeRestored(facts, now) ? null : GONE_FOR_GOOD),
});
/** Deletes a class in which nobody has ever worked. ADM-071 */
export const deleteClasses = ability<ClassStateFacts, ClassAdministrator>('classes.delete', {
  ...byGrants,
  refuse: (facts, viewer, now) => onlyIn('draft')(facts, viewer, now) ?? (facts.hasWork ? CLASS_HAS_WORK : null),
});
