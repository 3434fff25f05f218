import type { CaseProvider } from '#kernel/case-provider';
import { isLocalOrigin } from '#kernel/local';
import type { Settings } from '#kernel/settings';
import { freshdesk } from './freshdesk.ts';
import { webToCase } from './web-to-case.ts';
import { zendesk } from './zendesk.ts';

/** The external desk that the settings name; null if there is none. D-163 */
export function caseProviderOf({ cases, publicOrigin }: Settings): CaseProvider | null {
  if (cases === null) return null;
  // on a developer's machine, local addresses are allowed
  const reach = { anywhere: isLocalOrigin(publicOrigin) };
  if (cases.provider === 'zendesk') return zendesk(cases, reach);
  if (cases.provider === 'freshdesk') return freshdesk({ url: cases.url, key: cases.token }, reach);
  return webToCase({ ...cases, retUrl: `${publicOrigin}/casesuccess` }, reach);
}
