import { z } from 'zod';
import { call } from '#kernel/call';
import { id } from '#kernel/schema';
import { readFolder } from './abilities.ts';

export const exportFolder = call({
  at: 'POST /broker/exportFolder',
  kind: 'read',
  shows: ['sessions', 'schedules', 'assignments'],
  summary: 'The curriculum of a class as the files of a course folder, without dates',
  input: z.strictObject({ courseId: id() }),
  output: z.object({
    /** Of the folder. */
    name: z.string(),
    /** With paths that have `/` between their parts. The same class always gives the same files. */
    files: z.array(z.object({ path: z.string(), text: z.string() })),
    /** What the check of the folder will say, where something in the class does not fit into files. */
    mistakes: z.array(
      z.object({
        file: z.string(),
        /** From 1; null where it concerns the file as a whole. */
        line: z.int().nullable(),
        key: z.string().nullable(),
        says: z.string(),
      }),
    ),
  }),
  scope: { by: 'course-or-grant', field: 'courseId' },
  allow: readFolder,
  fails: [],
  limit: { calls: 10, perSeconds: 60, by: 'token' },
});
