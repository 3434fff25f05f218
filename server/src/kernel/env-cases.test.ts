import { expect, test } from 'vitest';
import { EnvironmentRefused, readEnvironment, type GivenVariables } from './env.ts';
import { settingsOf } from './settings-of.ts';

const settings = (given: GivenVariables) => settingsOf(readEnvironment(given));
function refused(given: GivenVariables): readonly string[] {
  try {
    readEnvironment(given);
    return [];
  } catch (error) {
    if (error instanceof EnvironmentRefused) return error.sentences;
    throw error;
  }
}
const ORG = '00D5e000000abcd';
const TOKEN = { CASE_PROVIDER_URL: 'https://example.zendesk.com/', CASE_PROVIDER_TOKEN: 'token' };

test('without a word, support requests stay on our own desk [D-163]', () => {
  expect(settings({})).toMatchObject({ cases: null, supportEmail: null });
});

test('Web-to-Case needs an organization, and knows where Salesforce is [SUPP-027, D-163]', () => {
  expect(settings({ CASE_PROVIDER: 'web-to-case', CASE_ORG_ID: ORG }).cases).toEqual({
    provider: 'web-to-case',
    url: 'https://webto.salesforce.com/servlet/servlet.WebToCase',
    orgId: ORG,
    recordType: null,
    fieldMap: {},
  });
  const mapped = {
    CASE_PROVIDER: 'web-to-case',
    CASE_ORG_ID: ORG,
    CASE_RECORD_TYPE: '0125e000000abcdAAA',
    CASE_FIELD_MAP: 'Role=00N5e0000000001, Category = 00N5e0000000002',
  };
  expect(settings(mapped).cases).toMatchObject({
    recordType: '0125e000000abcdAAA',
    fieldMap: { Role: '00N5e0000000001', Category: '00N5e0000000002' },
  });
});

test('Zendesk and Freshdesk need an address and what opens it', () => {
  expect(settings({ CASE_PROVIDER: 'zendesk', ...TOKEN, CASE_PROVIDER_USER: 'agent@example.com' }).cases).toEqual({
    provider: 'zendesk',
    url: 'https://example.zendesk.com',
    user: 'agent@example.com',
    token: 'token',
  });
  expect(settings({ CASE_PROVIDER: 'freshdesk', ...TOKEN }).cases).toEqual({
    provider: 'freshdesk',
    url: 'https://example.zendesk.com',
    token: 'token',
  });
});

test('the address of support is read like any other', () => {
  expect(settings({ SUPPORT_EMAIL: 'Help <help@example.edu>' }).supportEmail).toBe('help@example.edu');
  expect(refused({ SUPPORT_EMAIL: 'help' })).toHaveLength(1);
});

test.each<[string, GivenVariables, readonly RegExp[]]>([
  ['an unknown provider', { CASE_PROVIDER: 'pigeon' }, [/CASE_PROVIDER must be/]],
  ['no organization', { CASE_PROVIDER: 'web-to-case' }, [/CASE_ORG_ID must be given/]],
  [
    'nothing that opens',
    { CASE_PROVIDER: 'zendesk' },
    [/PROVIDER_URL must/, /PROVIDER_USER must/, /PROVIDER_TOKEN must/],
  ],
  ['no provider', TOKEN, [/CASE_PROVIDER is built-in/]],
  ['an unknown field', { CASE_FIELD_MAP: 'Password=00N5e0000000001' }, [/CASE_FIELD_MAP must be pairs/]],
  ['half a pair', { CASE_FIELD_MAP: 'Role' }, [/CASE_FIELD_MAP must be pairs/]],
  ['an id of another length', { CASE_PROVIDER: 'web-to-case', CASE_ORG_ID: '00D' }, [/CASE_ORG_ID must be an id/]],
  [
    'no TLS for people who work',
    {
      CASE_PROVIDER: 'freshdesk',
      CASE_PROVIDER_URL: 'http://desk.example',
      CASE_PROVIDER_TOKEN: 'x',
      PUBLIC_ORIGIN: 'https://learn.example.edu',
    },
    [/must begin with https/],
  ],
])('%s is a mistake', (_what, given, sentences) => {
  const said = refused(given);
  for (const sentence of sentences) expect(said.some((each) => sentence.test(each))).toBe(true);
  expect(said.join()).not.toContain("'token'");
});
