import * as calls from '@bcs/contract/features/assistant/calls';
import type { Instant } from '@bcs/contract/kernel/clock';
import { defineHandler } from '#kernel/handler';
import { signReference } from '#kernel/user-reference';
import type { Services } from '#kernel/services';
import { type AssistantSettings, findAssistant, findMaterial } from './queries-search.ts';

/** The placeholder for the reference in an address template. */
const PLACEHOLDER = '{user}';

/**
 * Builds the address of an assistant from its template and the reference. A path leads to the built-in assistant;
 * anything that is not a web address is refused. D-168
 */
function createDeepLink(
  { template, role, universityId }: AssistantSettings,
  { accountId, cohortId }: { accountId: number; cohortId: number },
  { sealer, settings }: Pick<Services, 'sealer' | 'settings'>,
  now: Instant,
): string | null {
  if (template === null || role === null) return null;
  const url = URL.parse(template.replace(PLACEHOLDER, 'user'), settings.publicOrigin);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null;
  const address = URL.canParse(template)
    ? template
    : new URL(settings.publicOrigin).origin + url.pathname + url.search + url.hash;
  if (!template.includes(PLACEHOLDER)) return address;
  const claims = { accountId, cohortId, universityId, role, audience: url.origin, issuer: settings.publicOrigin };
  return template.replace(PLACEHOLDER, signReference(sealer, claims, now));
}

export const askBcsDeepLink = defineHandler(calls.askBcsDeepLink, {
  facts: ({ cohortId }, { db, viewer }) => findAssistant(db, viewer.accountId, cohortId),
  run: async ({ cohortId }, { viewer, services, now }, assistant) => ({
    deepLink: createDeepLink(assistant, { accountId: viewer.accountId, cohortId }, services, now),
  }),
});

export const searchMaterial = defineHandler(calls.searchMaterial, async ({ question }, { db, viewer, now }) => ({
  found: await findMaterial(db, viewer, question, now),
}));
