import { z } from 'zod';
import { CohortUiControl } from '#features/enrollments/model';
import { LONGEST_HOLIDAY_NAME } from '#kernel/lengths';
import { PROGRAM_TYPES } from '#kernel/program-types';
import { count, day, id, requiredText, version } from '#kernel/schema';

/** A named range of days on which no class meets; both ends are included. ADM-066 */
export const Holiday = z.object({ from: day(), to: day(), name: requiredText(LONGEST_HOLIDAY_NAME) });
export type Holiday = z.infer<typeof Holiday>;

const brand = {
  name: z.string(),
  shortName: z.string().nullable(),
  logoUrl: z.string().nullable(),
  accentColor: z.string().nullable(),
};

/** A row of the list of universities. ADM-065 */
export const UniversityInList = z.object({
  id: id(),
  ...brand,
  timeZone: z.string(),
  cohorts: count(),
  /** The number of classes that are neither archived nor deleted. */
  classes: count(),
  archived: z.boolean(),
});
export type UniversityInList = z.infer<typeof UniversityInList>;

const AdminProgram = z.object({
  id: id(),
  version: version(),
  name: z.string(),
  programType: z.enum(PROGRAM_TYPES),
  cohorts: count(),
  classes: count(),
});

const AdminCohort = z.object({
  id: id(),
  version: version(),
  programId: id(),
  name: z.string(),
  startDate: day(),
  endDate: day(),
  archived: z.boolean(),
  classes: count(),
  hides: CohortUiControl,
});
export type AdminCohort = z.infer<typeof AdminCohort>;

const AdminRoom = z.object({
  id: id(),
  version: version(),
  name: z.string(),
  roomNumber: z.string().nullable(),
  buildingName: z.string().nullable(),
  videoUrl: z.string().nullable(),
  archived: z.boolean(),
});

/** A university as administrators see it. ADM-065, ADM-066 */
export const AdminUniversity = z.object({
  id: id(),
  version: version(),
  ...brand,
  supportEmail: z.string().nullable(),
  timeZone: z.string(),
  holidays: z.array(Holiday),
  archived: z.boolean(),
  classes: count(),
  programs: z.array(AdminProgram),
  /** The cohorts, the latest first. */
  cohorts: z.array(AdminCohort),
  rooms: z.array(AdminRoom),
  /** Tells whether the caller may archive and restore it. */
  mayKeep: z.boolean(),
});
export type AdminUniversity = z.infer<typeof AdminUniversity>;
