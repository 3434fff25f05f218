import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sql } from '#database/db';
import { runBcs } from '#testing/run-bcs';
import { useWorld } from '#testing/world';

const world = useWorld();
const folder = mkdtempSync(join(tmpdir(), 'bcs-surveys-'));
afterAll(() => rmSync(folder, { recursive: true }));

const bcs = (...line: string[]) => runBcs(line, { db: world.db, now: world.now, given: { DATA_DIR: folder } });
const file = (text: string): string => {
  const path = join(folder, 'forms.yaml');
  writeFileSync(path, text);
  return path;
};

test('what is exported is imported again and changes nothing; a change is a new version [D-136]', async () => {
  const { said } = await bcs('survey', 'export');
  expect(await bcs('survey', 'check', file(said))).toEqual({ code: 0, said: '22 forms, no mistakes.' });
  const again = await bcs('survey', 'import', file(said));
  expect(again.code).toBe(0);
  expect(again.said.split('\n').every((line) => line.endsWith('unchanged, version 1'))).toBe(true);
  const { said: career } = await bcs('survey', 'export', 'career');
  const changed = file(career.replace('How ready do you feel', 'How well prepared are you'));
  expect((await bcs('survey', 'import', changed)).said).toBe('career: now version 2');
  expect((await bcs('survey', 'import', changed)).said).toBe('career: unchanged, version 2');
});

test('every mistake is named with its line, and nothing is written [D-136]', async () => {
  const text = `name: career
description: Tell us
validationFunc: eval
colour: red
steps:
  - page: 2
    required: true
    definition:
      type: RATING
      text: How ready?
      ui: { component: TEXTAREA }
      initialValue: 5
      finalValue: 1
  - page: 2
    required: yes please
    definition:
      type: SINGLE_OPTION
      text: ""
      ui:
        component: RADIO
      options:
        - { value: a, display: A }
        - { value: a, display: B }
---
name: quiz
steps:
  - page: 1
    required: true
    definition: { type: LICENSE, text: I agree }
`;
  const { code, said } = await bcs('survey', 'import', file(text));
  expect(code).toBe(1);
  const lines = [...said.matchAll(/forms\.yaml:(\d+): (.*)/g)].map(
    ([, line, says]) => `${line} ${says?.split(':')[0]}`,
  );
  for (const mistake of ['4 colour', '15 steps[2].required', '18 steps[2].definition.text'])
    expect(lines).toContain(mistake);
  expect(said).toContain('Nothing was written.');
  const { said: rest } = await bcs(
    'survey',
    'check',
    file(text.replace('colour: red\n', '').replace('yes please', 'true').replace('text: ""', 'text: Which?')),
  );
  const more = [...rest.matchAll(/forms\.yaml:(\d+): (.*)/g)].map(([, line, says]) => `${line} ${says?.split(':')[0]}`);
  for (const mistake of [
    '3 validationFunc',
    '10 steps[1].definition.ui.component',
    '12 steps[1].definition.finalValue',
    '22 steps[2].definition.options[2].value',
    '24 name',
  ])
    expect(more).toContain(mistake);
});

test('the weekly feedback and the NPS surveys keep what their reports count on [D-144]', async () => {
  const { said: weekly } = await bcs('survey', 'export', 'weekly-feedback');
  const fewer = weekly.slice(0, weekly.lastIndexOf('  - page:'));
  expect((await bcs('survey', 'check', file(fewer))).said).toContain('the weekly report needs 11 steps, not 10');
  const { said: nps } = await bcs('survey', 'export', 'end-course-cy');
  expect((await bcs('survey', 'check', file(nps.replace('finalValue: 10', 'finalValue: 9')))).said).toContain(
    'must be a required RATING from 0 to 10',
  );
});

test('a career survey is given to a class, or to some of it [D-134]', async () => {
  const given = () =>
    world.db.many<{ id: number }>(
      sql`select enrollment_id as id from survey_assignments where form_name = 'career' order by 1`,
    );
  const before = (await given()).length;
  const { code } = await world.db.one<{ code: string }>(
    sql`select code from courses where id = ${world.ids.activeCourse}`,
  );
  expect(await bcs('survey', 'give', 'career', code, 'Student@northfield.example')).toEqual({
    code: 0,
    said: `career is open for 1 student of ${code}.`,
  });
  expect((await given()).map(({ id }) => id)).toContain(world.ids.enrollments.student);
  expect((await bcs('survey', 'give', 'career', code, 'nobody@x.example')).said).toBe(
    `No students of the class ${code}: nobody@x.example.`,
  );
  expect((await bcs('survey', 'give', 'career', code)).said).toBe(`career is open for 24 students of ${code}.`);
  expect((await given()).length).toBeGreaterThan(before + 1);
  expect((await bcs('survey', 'give', 'agreement', code)).code).toBe(1);
  expect((await bcs('survey', 'give', 'career', 'NOWHERE')).code).toBe(1);
});

test('a university names the site of its reviews, or none [NOTE-020, D-128]', async () => {
  const link = ['--link', 'https://reviews.example/x', '--label', 'Review us'];
  expect((await bcs('survey', 'review', 'Northfield University', ...link)).code).toBe(0);
  const stored = () =>
    world.db.one(
      sql`select review_url as url, review_label as label from universities where id = ${world.ids.northfield}`,
    );
  expect(await stored()).toEqual({ url: 'https://reviews.example/x', label: 'Review us' });
  for (const wrong of [
    ['--link', 'https://x.example'],
    ['--link', 'ftp://x.example', '--label', 'x'],
  ])
    expect((await bcs('survey', 'review', 'Northfield University', ...wrong)).code).toBe(1);
  expect((await bcs('survey', 'review', 'Nowhere')).code).toBe(1);
  expect((await bcs('survey', 'review', 'Northfield University')).code).toBe(0);
  expect(await stored()).toEqual({ url: null, label: null });
});
