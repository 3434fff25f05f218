import { beforeAll, expect, test } from 'vitest';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { inDemoWorld, plantLargeClass } from '#testing/large-class';
import { useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const [STUDENTS, ITEMS] = [40, 30];
let large = 0;

beforeAll(async () => {
  large = await plantLargeClass(world.db, { ...inDemoWorld(world.now), students: STUDENTS, items: ITEMS });
});

test('next goes through everything that waits once and comes back, previous the same way back', async () => {
  // with an extension, an item moves behind those due earlier, as in the gradebook
  const { id: extended } = await world.db.one<{ id: number }>(sql`
    update assignments set buffer_days = 7
    where id = (select min(id) from assignments where course_id = ${large}) returning id`);
  const waiting = await world.db.many<{ assignmentId: number; studentId: number }>(sql`
    select a.id as "assignmentId", p.id as "studentId" from submissions w
    join assignments a on a.university_id = w.university_id and a.id = w.assignment_id
    join enrollments e on e.university_id = w.university_id and e.id = w.enrollment_id
    join accounts p on p.id = e.account_id
    where w.course_id = ${large} and not exists (select 1 from submission_grades g where g.submission_id = w.id)
    order by a.due_date + a.buffer_days * interval '1 day', a.id, p.last_name, p.first_name, e.id`);
  expect(waiting[0]?.assignmentId).not.toBe(extended);
  expect(waiting).toHaveLength((STUDENTS * ITEMS) / 6);
  const around = async (here: object) => (await world.as('instructor').call('ungradedNeighbours', here)).body;
  for (const [index, here] of waiting.entries()) {
    if (index % 40 !== 0 && index !== waiting.length - 1) continue;
    expect(await around(here)).toEqual({
      next: waiting[(index + 1) % waiting.length],
      previous: waiting.at(index - 1),
      waiting: waiting.length - 1,
      sameAssignment: expect.objectContaining({
        waiting: waiting.filter(({ assignmentId }) => assignmentId === here.assignmentId).length - 1,
      }),
    });
  }
});

test('from graded or missing submissions the way leads on, and only to what the role grades [GRADE-028, SUBM-056]', async () => {
  const around = async (name: DemoName, assignmentId: number) =>
    (await world.as(name).call('ungradedNeighbours', { assignmentId, studentId: ids.accounts.student })).body;
  for (const name of ['instructor', 'ssm', 'admin'] as const) {
    const { next, waiting } = await around(name, ids.overdueAssignment);
    expect(waiting).toBeGreaterThan(0);
    const { body } = await world.as(name).call('gradebookSheet', { courseId: ids.activeCourse });
    expect(body.assignments.find(({ id }) => id === next?.assignmentId)?.contextId).toBe(1);
  }
  const career = await around('cd', ids.pendingMilestone);
  const { body } = await world.as('cd').call('gradebookSheet', { courseId: ids.activeCourse });
  expect(body.assignments.map(({ id }) => id)).toContain(career.next?.assignmentId);
  expect(await around('cm', ids.overdueAssignment)).toMatchObject({ next: null, previous: null, waiting: 0 });
  const refused = await world
    .as('student')
    .call('ungradedNeighbours', { assignmentId: ids.overdueAssignment, studentId: ids.accounts.student });
  expect(refused.status).toBe(403);
});

test('the submissions of the same assignment are a ring by name, whatever their grade', async () => {
  const { body: sheet } = await world.as('instructor').call('gradebookSheet', { courseId: ids.activeCourse });
  const column = sheet.assignments.findIndex(({ id }) => id === ids.ungradedAssignment);
  const submitted = sheet.students.filter((_, row) => sheet.rows[row]?.marks[column] !== '-');
  expect(submitted.length).toBeGreaterThan(3);
  const around = async (name: DemoName, studentId: number, assignmentId: number = ids.ungradedAssignment) =>
    (await world.as(name).call('ungradedNeighbours', { assignmentId, studentId })).body.sameAssignment;
  for (const [index, { student }] of submitted.entries()) {
    const { next, previous } = await around('cm', student.id);
    expect(next?.studentId).toBe(submitted[(index + 1) % submitted.length]?.student.id);
    expect(previous?.studentId).toBe(submitted.at(index - 1)?.student.id);
  }
  // nobody learns who has submitted items outside of their gradebook
  expect(await around('instructor', ids.accounts.student, ids.pendingMilestone)).toEqual({
    next: null,
    previous: null,
    waiting: 0,
  });
});
