import { z } from 'zod';
import { call } from '#kernel/call';
import { id, requiredText } from '#kernel/schema';
import * as may from './abilities.ts';
import { FoundMaterial } from './model.ts';

export const askBcsDeepLink = call('POST /broker/askBcsDeepLink', {
  shows: [],
  summary: 'The address of the learning assistant of a cohort, with a signed reference that lasts five minutes',
  input: { cohortId: id() },
  /** The link to the assistant; null where the cohort has none. */
  output: { deepLink: z.string().nullable() },
  scope: 'account',
  allow: may.openAssistant,
  tellsSecret: true,
});

export const searchMaterial = call('POST /broker/searchMaterial', {
  shows: ['sessions', 'assignments', 'announcements'],
  summary: 'What the sessions, the coursework and the announcements of a class say about a question, the best first',
  input: { enrollmentId: id(), question: requiredText(300) },
  output: {
    /** At most 20. */
    found: z.array(FoundMaterial),
  },
  scope: 'own-enrollment',
  allow: may.searchMaterial,
});
