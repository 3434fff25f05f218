import { z } from 'zod';
import { call } from '#kernel/call';
import { id } from '#kernel/schema';
import { readFolder } from './abilities.ts';
import { ExportedFolder } from './model.ts';

export const exportFolder = call({
  at: 'POST /broker/exportFolder',
  kind: 'read',
  shows: ['sessions', 'schedules', 'assignments'],
  summary: 'The curriculum of a class as the files of a course folder, without dates',
  input: z.strictObject({ courseId: id() }),
  output: ExportedFolder,
  scope: { by: 'course-or-grant', field: 'courseId' },
  allow: readFolder,
  fails: [],
  limit: { calls: 10, perSeconds: 60, by: 'token' },
});
