import { z } from 'zod';
import { call } from '#kernel/call';
import { done, instant } from '#kernel/schema';
import { keepDrafts } from './abilities.ts';
import { TOO_MANY_DRAFTS } from './failures-drafts.ts';
import { DraftContent, draftFields, FormName } from './model-drafts.ts';

const scope = { by: 'courses-or-grant' } as const;

export const adminDraft = call({
  at: 'POST /broker/adminDraft',
  kind: 'read',
  shows: [],
  summary: 'Returns the draft that the caller keeps of an administration form, from any device',
  input: z.strictObject({ form: FormName }),
  output: z.object({ draft: z.object({ content: z.string(), savedAt: instant() }).nullable() }),
  scope,
  allow: keepDrafts,
  fails: [],
});

export const saveAdminDraft = call({
  at: 'POST /broker/saveAdminDraft',
  kind: 'write',
  changes: ['admin drafts'],
  summary: 'Keeps the unsaved input of a form; null once it was saved or discarded. The later one (`at`) counts',
  input: z.strictObject({ ...draftFields, content: DraftContent.nullable(), at: instant() }),
  output: done(),
  scope,
  allow: keepDrafts,
  fails: [TOO_MANY_DRAFTS],
});
