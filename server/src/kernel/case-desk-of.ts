import type { Environment } from './env-table.ts';
import { isLocalOrigin } from './local.ts';
import type { CaseDesk } from './settings.ts';

const WEB_TO_CASE = 'https://webto.salesforce.com/servlet/servlet.WebToCase';
const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** The desk of a provider as the environment names it; null for our own alone. */
export function caseDeskOf(environment: Environment): CaseDesk | null {
  const {
    caseProvider,
    caseProviderUrl,
    caseOrgId,
    caseRecordType,
    caseFieldMap,
    caseProviderUser,
    caseProviderToken,
  } = environment;
  if (caseProvider === 'web-to-case' && caseOrgId !== null)
    return {
      provider: caseProvider,
      url: caseProviderUrl ?? WEB_TO_CASE,
      orgId: caseOrgId,
      recordType: caseRecordType,
      fieldMap: caseFieldMap ?? {},
    };
  if (caseProviderUrl === null || caseProviderToken === null) return null;
  const url = withoutSlash(caseProviderUrl);
  if (caseProvider === 'freshdesk') return { provider: caseProvider, url, token: caseProviderToken };
  return caseProvider === 'zendesk' && caseProviderUser !== null
    ? { provider: caseProvider, url, user: caseProviderUser, token: caseProviderToken }
    : null;
}

type Needed = 'CASE_PROVIDER_URL' | 'CASE_ORG_ID' | 'CASE_PROVIDER_USER' | 'CASE_PROVIDER_TOKEN';
const NEEDED: Readonly<Record<Environment['caseProvider'], readonly Needed[]>> = {
  'built-in': [],
  'web-to-case': ['CASE_ORG_ID'],
  zendesk: ['CASE_PROVIDER_URL', 'CASE_PROVIDER_USER', 'CASE_PROVIDER_TOKEN'],
  freshdesk: ['CASE_PROVIDER_URL', 'CASE_PROVIDER_TOKEN'],
};

/** Lists contradictions in the settings of the desk, in sentences. */
export function contradictionsOfCases(environment: Environment): string[] {
  const given: Readonly<Record<Needed, unknown>> = {
    CASE_PROVIDER_URL: environment.caseProviderUrl,
    CASE_ORG_ID: environment.caseOrgId,
    CASE_PROVIDER_USER: environment.caseProviderUser,
    CASE_PROVIDER_TOKEN: environment.caseProviderToken,
  };
  const { caseProvider, caseProviderUrl, publicOrigin } = environment;
  // a provider that could not be read has been told of already
  const needed: readonly Needed[] | undefined = NEEDED[caseProvider];
  const missing = (needed ?? [])
    .filter((name) => given[name] === null)
    .map((name) => `CASE_PROVIDER is ${caseProvider}, so ${name} must be given.`);
  const isUnused = caseProvider === 'built-in' && Object.values(given).some((value) => value !== null);
  const isOpen = caseProviderUrl?.startsWith('http:') && publicOrigin !== null && !isLocalOrigin(publicOrigin);
  return [
    ...missing,
    ...(isUnused ? ['CASE_PROVIDER is built-in, so nothing else that begins with CASE_ is of use: leave it out.'] : []),
    ...(isOpen ? ['CASE_PROVIDER_URL must begin with https://, since PUBLIC_ORIGIN is not local.'] : []),
  ];
}
