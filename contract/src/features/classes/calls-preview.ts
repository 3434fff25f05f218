import { z } from 'zod';
import { call } from '#kernel/call';
import { PREVIEWED_ROLES } from '#kernel/preview';
import { id } from '#kernel/schema';
import { previewClasses } from './abilities.ts';

export const previewAsRole = call({
  at: 'POST /broker/previewAsRole',
  event: 'preview.open',
  kind: 'read',
  shows: ['classes'],
  summary:
    'Whether the caller may see a class as a sample person in this role does; further reads do so with the header `preview`',
  input: z.strictObject({ courseId: id(), role: z.enum(PREVIEWED_ROLES) }),
  output: z.object({ universityId: id(), code: z.string(), name: z.string() }),
  scope: { by: 'course-or-grant', field: 'courseId' },
  allow: previewClasses,
  fails: [],
});
