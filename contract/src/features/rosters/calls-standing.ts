import { z } from 'zod';
import { call } from '#kernel/call';
import { PREVIEW_OUTDATED } from '#kernel/failure';
import { count, digest, done, id } from '#kernel/schema';
import { keepStandingRoles } from './abilities.ts';
import { NO_STANDING_ROLE, STANDING_ROLE_HELD } from './failures.ts';
import { StandingClass, StandingPlace, StandingRole, StandingStaff, EndReason } from './model.ts';

const scope = { by: 'person', field: 'accountId' } as const;
const allow = keepStandingRoles;
const changes = ['enrollments', 'accounts', 'audit entries'] as const;
const wanted = {
  accountId: id(),
  universityId: id(),
  /** The cohort; null for all classes of the university. */
  cohortId: id().nullable(),
  role: StandingStaff,
};

export const standingRoles = call('POST /broker/standingRoles', {
  shows: ['accounts', 'classes', 'enrollments'],
  summary: 'Lists the standing roles of a person within reach, and where one can be given',
  input: z.strictObject({ accountId: id() }),
  output: z.object({ roles: z.array(StandingRole), places: z.array(StandingPlace) }),
  scope,
  allow,
});

export const previewStandingRole = call('POST /broker/previewStandingRole', {
  shows: ['enrollments'],
  summary: 'Previews what a standing role would do, class by class',
  input: z.strictObject(wanted),
  output: z.object({ classes: z.array(StandingClass), digest: z.string() }),
  scope,
  allow,
});

export const saveStandingRole = call('POST /broker/saveStandingRole', {
  changes,
  summary: 'Gives a person a role in all classes of a cohort or a university, including those that are added later',
  input: z.strictObject({ ...wanted, digest: digest() }),
  output: done().extend({ enrolled: count() }),
  scope,
  allow,
  fails: [PREVIEW_OUTDATED, STANDING_ROLE_HELD],
});

export const endStandingRole = call('POST /broker/endStandingRole', {
  changes,
  summary: 'Ends a standing role and only the enrollments that it made',
  input: z.strictObject({ accountId: id(), standingRoleId: id(), reason: EndReason }),
  output: done().extend({ ended: count() }),
  scope,
  allow,
  fails: [NO_STANDING_ROLE],
});
