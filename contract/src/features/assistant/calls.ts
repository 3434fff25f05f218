import { z } from 'zod';
import { call } from '#kernel/call';
import { id, requiredText } from '#kernel/schema';
import * as may from './abilities.ts';
import { FoundMaterial } from './model.ts';

export const askBcsDeepLink = call('POST /broker/askBcsDeepLink', {
  shows: [],
  summary: 'The address of the learning assistant of a cohort, with a signed reference that lasts five minutes',
  input: z.strictObject({ cohortId: id() }),
  /** The link to the assistant; null where the cohort has none. */
  output: z.object({ deepLink: z.string().nullable() }),
  scope: { by: 'account' },
  allow: may.openAssistant,
  tellsSecret: true,
});

export const searchMaterial = call('POST /broker/searchMaterial', {
  shows: ['sessions', 'assignments', 'announcements'],
  summary: 'What the sessions, the coursework and the announcements of a class say about a question, the best first',
  input: z.strictObject({ enrollmentId: id(), question: requiredText(300) }),
  output: z.object({
    /** At most 20. */
    found: z.array(FoundMaterial),
  }),
  scope: { by: 'own-enrollment', field: 'enrollmentId' },
  allow: may.searchMaterial,
});
