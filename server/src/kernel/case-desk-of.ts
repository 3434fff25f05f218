import type { Environment } from './env-table.ts';
import type { CaseDesk } from './settings.ts';

const WEB_TO_CASE = 'https://webto.salesforce.com/servlet/servlet.WebToCase';
const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** The desk of a provider as the environment names it; null for our own alone. */
export function caseDeskOf(environment: Environment): CaseDesk | null {
  const {
    CASE_PROVIDER: provider,
    CASE_PROVIDER_URL: url,
    CASE_ORG_ID: orgId,
    CASE_PROVIDER_USER: user,
    CASE_PROVIDER_TOKEN: token,
  } = environment;
  if (provider === 'web-to-case' && orgId !== null)
    return {
      provider,
      url: url ?? WEB_TO_CASE,
      orgId,
      recordType: environment.CASE_RECORD_TYPE,
      fieldMap: environment.CASE_FIELD_MAP ?? {},
    };
  if (url === null || token === null) return null;
  const desk = { url: withoutSlash(url), token };
  if (provider === 'freshdesk') return { provider, ...desk };
  return provider === 'zendesk' && user !== null ? { provider, ...desk, user } : null;
}
