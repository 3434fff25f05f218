import { expect, test } from 'vitest';
import { FormDefinition } from '@bcs/contract/features/surveys/model';
import { definitionFaults } from '@bcs/contract/features/surveys/faults';
import { FORM_NAMES } from '@bcs/contract/features/surveys/names';
import { sql } from '#database/db';
import { weeklyAnswers } from '#guarantees/samples';
import { useWorld } from '#testing/world';
import { findCurrent, storeVersion } from './queries.ts';

const world = useWorld();
const { enrollments, accounts } = world.ids;

test('every form of Annex G is there, and is one by the schema [SURV-023, SURV-026, SURV-029, SURV-030, D-133, D-142]', async () => {
  const current = await findCurrent(world.db);
  expect(current.map(({ definition }) => definition.name)).toEqual([...FORM_NAMES].toSorted());
  for (const { definition } of current)
    expect([FormDefinition.parse(definition), definitionFaults(definition)]).toEqual([definition, []]);
});

test('a changed form is a new version; what was answered stays with its own, and still counts [D-139]', async () => {
  const [weekly] = (await findCurrent(world.db)).filter(({ definition }) => definition.name === 'weekly-feedback');
  const before = weekly?.definition as FormDefinition;
  expect(await storeVersion(world.db, before)).toEqual({ version: 1, isNew: false });
  expect(await storeVersion(world.db, { ...before, description: 'How was it?' })).toEqual({ version: 2, isNew: true });
  const load = () => world.as('survey').call('loadForm', { formName: 'weekly-feedback' });
  const { form, steps } = (await load()).body;
  expect([form.formExecutionId, form.description]).toEqual([2, 'How was it?']);
  expect(form.id).not.toBe(20);

  // loaded before the change, and sent after it
  const send = (answers: object) =>
    world.as('survey').call('submitForm', {
      ...weeklyAnswers(10),
      ...answers,
      enrollmentId: enrollments.survey,
      userDataId: accounts.survey,
    });
  expect((await send({})).body.success).toBe(true);
  const newer = {
    formId: form.id,
    steps: steps.map(({ id }, index) => ({ stepId: id, answer: index < 9 ? '3' : null })),
  };
  expect((await send(newer)).body.error).toBe('ALREADY_SUBMITTED');
  const answered = await world.db.many(sql`
    select s.form_id as form, count(*) as answers from form_submissions s
    join form_answers a on a.university_id = s.university_id and a.submission_id = s.id
    where s.enrollment_id = ${enrollments.survey} and s.form_name = 'weekly-feedback' and s.week = 10 group by 1`);
  expect(answered).toEqual([{ form: 20, answers: 10 }]);
});
