import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callsOf } from './calls-of.ts';
import { testsOf } from './tests-of.ts';
import { nearTests } from './near-tests.ts';

const NOTHING = { rooms: [], features: [], tests: [] };

test('a feature whose contract changed is tested in all packages, and its calls are asked about', async () => {
  const vicinity = nearTests(['contract/src/features/grading/calls.ts', 'docs/glossary.md']);
  expect(vicinity).toEqual({
    rooms: ['contract/src/features/grading/', 'server/src/features/grading/', 'web/src/features/grading/'],
    features: ['grading'],
    tests: [],
  });
  expect(await callsOf(vicinity.features)).toContain('createSubmissionGrade');
});

test('a change of the server is tested there, and asks about the calls of its feature alone', () => {
  expect(nearTests(['server/src/features/grading/queries.ts', 'web/src/features/people/mail-to.tsx'])).toMatchObject({
    rooms: ['server/src/features/grading/', 'web/src/features/people/'],
    features: ['grading'],
  });
});

test('a changed screen or test asks for no guarantee, and a test for no other', () => {
  expect(nearTests(['web/src/features/grading/grade-form.tsx']).features).toEqual([]);
  expect(nearTests(['server/src/features/attendance/races.test.ts'])).toEqual({
    rooms: ['server/src/features/attendance/races.test.ts'],
    features: [],
    tests: ['server/src/features/attendance/races.test.ts'],
  });
  expect(nearTests(['README.md', 'web/src/styles.css'])).toEqual(NOTHING);
});

test('what is told or mailed asks the guarantees about it, and a requirement the test of the registers', () => {
  const mails = ['mails', 'mails-turned-off', 'notifications'].map((name) => `server/src/guarantees/${name}.test.ts`);
  for (const file of ['contract/src/features/notifications/mail-kinds.ts', 'server/src/jobs/digest.ts'])
    expect(nearTests([file]).rooms).toEqual(expect.arrayContaining(mails));
  expect(nearTests(['docs/requirements/success.yaml']).rooms).toEqual(['tools/trace/trace.test.ts']);
});

test('a file outside of features is tested by what imports it in its folder, a test by itself, any other by its folder', () => {
  const { rooms } = nearTests(['server/src/guarantees/every-mail.ts', 'server/src/guarantees/rights.test.ts']);
  expect(rooms).toContain('server/src/guarantees/mails.test.ts');
  expect(rooms).toContain('server/src/guarantees/rights.test.ts');
  expect(rooms).not.toContain('server/src/guarantees/topics.test.ts');
  expect(rooms).not.toContain('server/src/guarantees/');
  expect(nearTests(['web/src/main.tsx'])).toEqual({ ...NOTHING, rooms: ['web/src/'] });
});

test('what imports a file by way of another one counts as well', () => {
  const root = mkdtempSync(join(tmpdir(), 'bcs-near-'));
  const write = (name: string, text: string) => writeFileSync(join(root, 'tools', name), text);
  mkdirSync(join(root, 'tools'));
  write('a.ts', '');
  write('b.ts', "import './a.ts';");
  write('b.test.ts', "import './b.ts';");
  write('c.test.ts', "import './c.ts';");
  expect(testsOf('tools/a.ts', root)).toEqual(['tools/b.test.ts']);
  rmSync(root, { recursive: true });
});
