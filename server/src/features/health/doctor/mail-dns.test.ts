import { expect, test } from 'vitest';
import { examineDomains, type SendingDomains } from './mail-dns.ts';

const DOMAINS = { from: 'learn.school.example', returns: 'bounces.school.example', dkimSelector: 'mail2026' };
const GOOD: Readonly<Record<string, readonly string[]>> = {
  'bounces.school.example': ['google-site-verification=x', 'v=spf1 include:spf.relay.example -all'],
  'mail2026._domainkey.learn.school.example': ['v=DKIM1; k=rsa; p=MIIBIjANBg'],
  '_dmarc.school.example': ['v=DMARC1; p=quarantine'],
};
const examined = async (
  changed: Readonly<Record<string, readonly string[]>> = {},
  domains: SendingDomains = DOMAINS,
) => {
  const zone = { ...GOOD, ...changed };
  const findings = await examineDomains(domains, async (name) => zone[name] ?? []);
  return findings.map(({ level, text }) => `${level}: ${text}`);
};

test('a domain that says who may send for it has no finding [ADM-136]', async () => {
  expect(await examined()).toEqual([]);
});

test.each([
  ['no SPF', { 'bounces.school.example': ['x'] }, /^warning: bounces\.school\.example has no SPF record/],
  ['two', { 'bounces.school.example': ['v=spf1 -all', 'v=spf1 ~all'] }, /^warning: .* has 2 SPF records/],
  ['SPF for everybody', { 'bounces.school.example': ['v=spf1 +all'] }, /^warning: .* lets everyone send/],
  ['no DKIM', { 'mail2026._domainkey.learn.school.example': [] }, /^warning: There is no DKIM key at mail2026/],
  ['DKIM revoked', { 'mail2026._domainkey.learn.school.example': ['v=DKIM1; p='] }, /^warning: .* was revoked/],
  ['no DMARC', { '_dmarc.school.example': [] }, /^warning: learn\.school\.example has no DMARC record/],
  ['DMARC that only watches', { '_dmarc.school.example': ['v=DMARC1; p=none'] }, /^note: DMARC of/],
])('%s is a finding with what to do [ADM-136]', async (_what, changed, finding) => {
  expect(await examined(changed)).toEqual([expect.stringMatching(finding)]);
});

test('without a selector it says that it has not looked [ADM-136]', async () => {
  const domains = { ...DOMAINS, dkimSelector: null };
  expect(await examined({}, domains)).toEqual([expect.stringMatching(/^note: DKIM was not checked/)]);
});

test('where the DNS does not answer it says so, and finds nothing wrong [ADM-136]', async () => {
  const silent = Object.assign(new Error('queryTxt ETIMEOUT'), { code: 'ETIMEOUT' });
  expect(await examineDomains(DOMAINS, () => Promise.reject(silent))).toEqual([
    { level: 'note', text: expect.stringMatching(/^The DNS did not answer \(ETIMEOUT\)/) },
  ]);
});
