import * as read from './env-readers.ts';
import { optional, secret, settled } from './env-variable.ts';
import { BUILT_IN } from './settings.ts';

/** Where support requests go. D-017, D-163 */
export const CASE_VARIABLES = {
  supportEmail: optional(
    'SUPPORT_EMAIL',
    read.mailAddress,
    'none',
    'where new support requests are mailed to as well, and the address that people see where the form is hidden',
  ),
  caseProvider: settled(
    'CASE_PROVIDER',
    read.oneOf(BUILT_IN, 'web-to-case', 'zendesk', 'freshdesk'),
    BUILT_IN,
    'where support requests go besides our own desk: Salesforce Web-to-Case, Zendesk or Freshdesk; built-in for nowhere',
  ),
  caseProviderUrl: optional(
    'CASE_PROVIDER_URL',
    read.address('https', 'http'),
    'https://webto.salesforce.com/servlet/servlet.WebToCase for web-to-case, else none',
    'where the provider takes requests, such as https://example.zendesk.com; not inside a private network, unless PUBLIC_ORIGIN is local',
  ),
  caseOrgId: optional('CASE_ORG_ID', read.salesforceId, 'none', 'the organization at Salesforce'),
  caseRecordType: optional('CASE_RECORD_TYPE', read.salesforceId, 'none', 'the record type of cases at Salesforce'),
  caseFieldMap: optional(
    'CASE_FIELD_MAP',
    read.namePairs('Role', 'Category', 'Subcategory', 'Session', 'Screenshot', 'Reference'),
    'Role=Role',
    'what own fields are called at Salesforce, such as Role=00N5e000001AbCd,Category=00N5e000001AbCe',
  ),
  caseProviderUser: optional('CASE_PROVIDER_USER', read.text, 'none', 'the e-mail of the agent at Zendesk'),
  caseProviderToken: secret(
    optional('CASE_PROVIDER_TOKEN', read.text, 'none', 'the API token of Zendesk, or the API key of Freshdesk'),
  ),
};
