import { expect, test } from 'vitest';
import { chatAddressOf } from './address.ts';

const SLACK = 'https://hooks.slack.com/services/T0/B0/abcd1234';
const of = (text: string, hosts: readonly string[] = [], isLocal = false) => chatAddressOf(text, { hosts, isLocal });

test.each([
  [SLACK, 'slack'],
  ['https://hooks.slack.com/triggers/T0/1/abcd', 'slack'],
  ['https://discord.com/api/webhooks/1/abcd', 'discord'],
  ['https://ptb.discord.com/api/v10/webhooks/1/abcd', 'discord'],
  ['https://school.webhook.office.com/webhookb2/abcd', 'teams'],
  ['https://prod-12.westeurope.logic.azure.com:443/workflows/1/triggers/manual?sig=abcd', 'teams'],
  ['https://default1.2.environment.api.powerplatform.com/powerautomate/abcd', 'teams'],
])('%s is one of %s [INTG-081]', (text, service) => expect(of(` ${text} `)).toMatchObject({ service }));

test.each([
  '',
  'hooks.slack.com/services/T0/B0/abcd',
  'http://hooks.slack.com/services/T0/B0/abcd',
  'https://hooks.slack.com/',
  'https://hooks.slack.com:8443/services/T0/B0/abcd',
  'https://a:b@hooks.slack.com/services/T0/B0/abcd',
  'https://hooks.slack.com.evil.example/services/T0/B0/abcd',
  'https://evil.example/hooks.slack.com/services/T0',
  'https://evil.example#.webhook.office.com/x',
  'https://webhook.office.com.evil.example/x',
  'https://xlogic.azure.com/x',
  'https://discord.com/login',
  'https://127.0.0.1/x',
  'https://chat.example.edu/hooks/abcd',
])('%j is none [INTG-004, INTG-097]', (text) => expect(of(text)).toBeNull());

test('hosts that the operator lists are taken, with their port; without TLS on the own machine alone [D-209]', () => {
  expect(of('https://chat.example.edu/hooks/abcd', ['chat.example.edu'])).toMatchObject({ service: 'other' });
  expect(of('https://chat.example.edu:8443/hooks/abcd', ['chat.example.edu'])).toBeNull();
  expect(of('https://chat.example.edu:8443/x', ['chat.example.edu:8443'])).toMatchObject({ service: 'other' });
  expect(of('http://127.0.0.1:80/x', ['127.0.0.1'])).toBeNull();
  expect(of('http://127.0.0.1:81/x', ['127.0.0.1:81'], true)).toMatchObject({ service: 'other' });
  expect(of('http://127.0.0.1:82/x', ['127.0.0.1:81'], true)).toBeNull();
});

test('a label tells addresses apart and tells none [INTG-003]', () => {
  expect(of(SLACK)?.label).toBe('hooks.slack.com/…1234');
});
