import { RuleTester } from 'oxlint/plugins-dev';
import { describe, test } from 'vitest';
import plugin from './plugin.ts';

RuleTester.describe = describe;
RuleTester.it = test;

const ELLIPTIC = [
  '/** What a clock on the wall shows. */\nconst a = 1;',
  '/** Of a zip, in bytes. */\nconst a = 1;',
  '/**\n * The same for its end.\n */\nconst a = 1;',
  '/** Null where nobody knows. */\nconst a = 1;',
  '/** Whether somebody is there. */\nconst a = 1;',
  '/** Where files are kept. */\nconst a = 1;',
  '/** Who is told. */\nconst a = 1;',
  '/** Why it is refused. */\nconst a = 1;',
  '/** Whoever asks for it. */\nconst a = 1;',
  '/** Which of them are open. */\nconst a = 1;',
  '/** Those that nobody needs. */\nconst a = 1;',
];
const PLAIN = [
  '/** The time that a clock shows. */\nconst a = 1;',
  '/** Tells whether somebody is there. */\nconst a = 1;',
  '/** Often the first. */\nconst a = 1;',
  '// What follows is no doc comment.\nconst a = 1;',
  '/* What is no doc comment. */\nconst a = 1;',
];

new RuleTester().run('doc-comments', plugin.rules['doc-comments'] as unknown as Parameters<RuleTester['run']>[1], {
  valid: PLAIN.map((code) => ({ code, filename: 'a.ts' })),
  invalid: ELLIPTIC.map((code) => ({ code, filename: 'a.ts', errors: [{ message: /begins with what the thing is/ }] })),
});
