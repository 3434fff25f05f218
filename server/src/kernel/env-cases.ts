import * as read from './env-values.ts';
import { optionalVariable, secretVariable, withDefault } from './env-variable.ts';
import { BUILT_IN } from './settings.ts';

/** The variables for support requests. D-017, D-163 */
export const CASE_VARIABLES = {
  SUPPORT_EMAIL: optionalVariable(
    read.mailAddress,
    'none',
    'where new support requests are mailed to as well, and the address that people see where the form is hidden',
  ),
  CASE_PROVIDER: withDefault(
    read.oneOf(BUILT_IN, 'web-to-case', 'zendesk', 'freshdesk'),
    BUILT_IN,
    'where support requests go besides our own desk: Salesforce Web-to-Case, Zendesk or Freshdesk; built-in for nowhere',
  ),
  CASE_PROVIDER_URL: optionalVariable(
    read.address('https', 'http'),
    'https://webto.salesforce.com/servlet/servlet.WebToCase for web-to-case, else none',
    'where the provider takes requests, such as https://example.zendesk.com; not inside a private network, unless PUBLIC_ORIGIN is local',
  ),
  CASE_ORG_ID: optionalVariable(read.salesforceId, 'none', 'the organization at Salesforce'),
  CASE_RECORD_TYPE: optionalVariable(read.salesforceId, 'none', 'the record type of cases at Salesforce'),
  CASE_FIELD_MAP: optionalVariable(
    read.namePairs('Role', 'Category', 'Subcategory', 'Session', 'Screenshot', 'Reference'),
    'Role=Role',
    'what own fields are called at Salesforce, such as Role=00N5e000001AbCd,Category=00N5e000001AbCe',
  ),
  CASE_PROVIDER_USER: optionalVariable(read.text, 'none', 'the e-mail of the agent at Zendesk'),
  CASE_PROVIDER_TOKEN: secretVariable(
    optionalVariable(read.text, 'none', 'the API token of Zendesk, or the API key of Freshdesk'),
  ),
};
