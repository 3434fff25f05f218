import { z } from 'zod';
import { isTimeZone } from '#features/administration/model-cells';
import { PICTURE } from '#features/pictures/failures';
import { call } from '#kernel/call';
import { listing, pageOf } from '#kernel/listing';
import { done, email, id, requiredText, text, version, mistake } from '#kernel/schema';
import * as may from './abilities.ts';
import * as failures from './failures.ts';
import { AdminUniversity, Holiday, UniversityInList } from './model.ts';

const ofUniversity = { scope: 'university', allow: may.editUniversities } as const;
const name = requiredText(failures.LONGEST_UNIVERSITY_NAME);
const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, mistake({ NO_TIME_ZONE: 'Please choose a time zone.' }));

export const adminUniversities = call('POST /broker/adminUniversities', {
  shows: ['classes'],
  summary: 'The universities within the reach of a grant, page by page',
  input: {
    /** A part of a name. */
    search: text(failures.LONGEST_UNIVERSITY_NAME),
    archived: z.boolean(),
    ...listing(['name']),
  },
  output: pageOf(UniversityInList).extend({
    /** Tells whether the caller may create universities. */
    mayCreate: z.boolean(),
  }),
  scope: 'grant',
  allow: may.listUniversities,
});

export const adminUniversity = call('POST /broker/adminUniversity', {
  ...ofUniversity,
  shows: ['classes'],
  summary: 'Shows a university: brand, holidays, programs, cohorts, rooms, and what each cohort hides',
  input: { universityId: id() },
  output: AdminUniversity,
});

export const createUniversity = call('POST /broker/createUniversity', {
  changes: ['classes', 'grants', 'accounts', 'audit entries'],
  summary: 'Creates a university that has neither programs nor classes yet',
  input: { name, timeZone },
  output: done().extend({ universityId: id() }),
  scope: 'grant',
  allow: may.createUniversities,
  fails: [failures.UNIVERSITY_NAME_TAKEN],
});

const Holidays = z
  .array(
    Holiday.refine(
      ({ from, to }) => from <= to,
      mistake({ HOLIDAY_ENDS_EARLY: 'A holiday cannot end before it begins.' }),
    ),
  )
  .max(failures.MOST_HOLIDAYS);

export const updateUniversity = call('POST /broker/updateUniversity', {
  ...ofUniversity,
  changes: ['classes', 'schedules', 'grants', 'accounts', 'audit entries'],
  summary: 'Changes the name and brand of a university, and what its new classes inherit: time zone and holidays',
  input: {
    universityId: id(),
    version: version(),
    name,
    shortName: text(failures.LONGEST_SHORT_NAME).nullable(),
    /** The accent color in lower case: #4b2fbf. */
    accentColor: z
      .string()
      .regex(/^#[0-9a-f]{6}$/, mistake({ NO_COLOR: 'Please enter a color such as #4b2fbf.' }))
      .nullable(),
    supportEmail: email(mistake({ NO_EMAIL: 'Please enter an e-mail.' })).nullable(),
    timeZone,
    holidays: Holidays,
  },
  fails: [failures.UNIVERSITY_NAME_TAKEN, failures.ACCENT_NOT_READABLE],
  edits: ['name', 'shortName', 'accentColor', 'supportEmail', 'timeZone', 'holidays'],
});

/** Twice the length of an acceptable picture, so that a slightly larger one still gets its own message. */
const LONGEST_DATA_URL = 600_000;

export const saveUniversityLogo = call('POST /broker/saveUniversityLogo', {
  ...ofUniversity,
  kind: 'steps',
  changes: ['classes', 'audit entries'],
  summary: 'Replaces the logo of a university, or takes it away; it is decoded, cut to a square and written anew',
  input: {
    universityId: id(),
    /** The logo as a data URL; null if there is none. */
    logo: z.string().max(LONGEST_DATA_URL).nullable(),
  },
  output: { logoUrl: z.string().nullable() },
  fails: [PICTURE.REJECTED, PICTURE.NOT_SAVED],
});

export const archiveUniversity = call('POST /broker/archiveUniversity', {
  changes: ['classes', 'audit entries'],
  summary:
    'Archives a university, which takes it out of pickers and lists; its classes continue, and it can be brought back at any time',
  input: { universityId: id() },
  scope: 'university',
  allow: may.archiveUniversities,
  fails: [failures.ALREADY_ARCHIVED],
});

export const restoreUniversity = call('POST /broker/restoreUniversity', {
  changes: ['classes', 'audit entries'],
  summary: 'Brings a university back from the archive as it was',
  input: { universityId: id() },
  scope: 'university',
  allow: may.archiveUniversities,
  fails: [failures.NOT_ARCHIVED],
});
