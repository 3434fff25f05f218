import { z } from 'zod';
import { call } from '#kernel/call';
import { PREVIEW_OUTDATED } from '#kernel/failure';
import { count, digest, done, id } from '#kernel/schema';
import { keepStandingRoles } from './abilities.ts';
import { NO_STANDING_ROLE, STANDING_ROLE_HELD } from './failures.ts';
import { StandingClass, StandingPlace, StandingRole, StandingStaff, EndReason } from './model.ts';

const ofPerson = { scope: 'person', allow: keepStandingRoles } as const;
const changes = ['enrollments', 'accounts', 'audit entries'] as const;
const wanted = {
  accountId: id(),
  universityId: id(),
  /** The cohort; null for all classes of the university. */
  cohortId: id().nullable(),
  role: StandingStaff,
};

export const standingRoles = call('POST /broker/standingRoles', {
  ...ofPerson,
  shows: ['accounts', 'classes', 'enrollments'],
  summary: 'Lists the standing roles of a person within reach, and where one can be given',
  input: { accountId: id() },
  output: { roles: z.array(StandingRole), places: z.array(StandingPlace) },
});

export const previewStandingRole = call('POST /broker/previewStandingRole', {
  ...ofPerson,
  shows: ['enrollments'],
  summary: 'Previews what a standing role would do, class by class',
  input: wanted,
  output: { classes: z.array(StandingClass), digest: z.string() },
});

export const saveStandingRole = call('POST /broker/saveStandingRole', {
  ...ofPerson,
  changes,
  summary: 'Gives a person a role in all classes of a cohort or a university, including those that are added later',
  input: { ...wanted, digest: digest() },
  output: done().extend({ enrolled: count() }),
  fails: [PREVIEW_OUTDATED, STANDING_ROLE_HELD],
});

export const endStandingRole = call('POST /broker/endStandingRole', {
  ...ofPerson,
  changes,
  summary: 'Ends a standing role and only the enrollments that it made',
  input: { accountId: id(), standingRoleId: id(), reason: EndReason },
  output: done().extend({ ended: count() }),
  fails: [NO_STANDING_ROLE],
});
