import { z } from 'zod';
import { PROGRAM_TYPES } from '#kernel/program-types';
import { call } from '#kernel/call';
import { day, done, id, requiredText, text, version, datesInOrder, mistake } from '#kernel/schema';
import { editUniversities } from './abilities.ts';
import * as failures from './failures.ts';

const name = requiredText(failures.LONGEST_UNIVERSITY_NAME);
const universityId = id();
/** The version; null for a new part. */
const saved = { universityId, version: version().nullable() };
const write = { changes: ['classes', 'audit entries'], scope: 'university', allow: editUniversities } as const;

export const saveProgram = call('POST /broker/saveProgram', {
  ...write,
  summary: 'Creates or changes a program of a university',
  input: { ...saved, programId: id().nullable(), name, programType: z.enum(PROGRAM_TYPES) },
  output: done().extend({ programId: id() }),
  fails: [failures.PROGRAM_HAS_CLASSES],
  edits: ['name', 'programType'],
});

export const saveCohort = call('POST /broker/saveCohort', {
  ...write,
  summary: 'Creates a cohort of a program, or changes its name and days',
  input: z
    .strictObject({ ...saved, cohortId: id().nullable(), programId: id(), name, startDate: day(), endDate: day() })
    .refine(...datesInOrder({ COHORT_ENDS_EARLY: 'The cohort cannot end before it starts.' })),
  output: done().extend({ cohortId: id() }),
  fails: [failures.NOT_ITS_PROGRAM],
  edits: ['programId', 'name', 'startDate', 'endDate'],
});

const cohort = { universityId, cohortId: id() };

export const archiveCohort = call('POST /broker/archiveCohort', {
  ...write,
  summary:
    'Archives a cohort, which takes it out of pickers; its classes continue, and it can be brought back at any time',
  input: cohort,
  fails: [failures.ALREADY_ARCHIVED],
});

export const restoreCohort = call('POST /broker/restoreCohort', {
  ...write,
  summary: 'Brings a cohort back from the archive',
  input: cohort,
  fails: [failures.NOT_ARCHIVED],
});

const line = text(failures.LONGEST_UNIVERSITY_NAME).nullable();

export const saveRoom = call('POST /broker/saveRoom', {
  ...write,
  changes: ['classes', 'schedules', 'sessions', 'audit entries'],
  summary: 'Creates or changes a room of a university',
  input: {
    ...saved,
    roomId: id().nullable(),
    name,
    roomNumber: line,
    buildingName: line,
    /** The address at which remote participants join. */
    videoUrl: z
      .url({
        protocol: /^https$/,
        error: mistake({ NO_HTTPS_ADDRESS: 'Please enter an address that begins with https://.' }),
      })
      .max(failures.LONGEST_ROOM_URL)
      .nullable(),
  },
  output: done().extend({ roomId: id() }),
  edits: ['name', 'roomNumber', 'buildingName', 'videoUrl'],
});

export const archiveRoom = call('POST /broker/archiveRoom', {
  ...write,
  changes: ['classes', 'schedules', 'audit entries'],
  summary: 'Archives a room, which takes it out of pickers, or brings it back; sessions planned in it stay there',
  input: { universityId, roomId: id(), archived: z.boolean() },
});
