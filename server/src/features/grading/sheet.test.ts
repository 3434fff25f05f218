import sql from 'sql-template-tag';
import { beforeAll, expect, test } from 'vitest';
import type { DemoName } from '#database/seed/ids';
import { perform } from '#kernel/beat';
import { plantLargeClass } from '#testing/large-class';
import { recording } from '#testing/recording';
import { useWorld } from '#testing/world';
import { registry } from '#registry';

const world = useWorld();
const { ids } = world;
const [STUDENTS, ITEMS] = [40, 30];
/** At most so many bytes for one cell: a class of 200 by 150 stays below a megabyte. */
const CELL_BYTES = 20;
let large = 0;

beforeAll(async () => {
  large = await plantLargeClass(world.db, {
    universityId: ids.northfield,
    cohortId: ids.activeCohort,
    instructorId: ids.accounts.instructor,
    students: STUDENTS,
    items: ITEMS,
    waitingEvery: 6,
    now: world.now,
  });
});

const sheet = (name: DemoName, courseId: number = ids.activeCourse) =>
  world.as(name).call('gradebookSheet', { courseId });

test('the sheet says the same as the rows of the gradebook [GRADE-037, GRADE-029..GRADE-031]', async () => {
  for (const name of ['instructor', 'cd', 'admin'] as const) {
    const { body: rows } = await world.as(name).call('gradebook', { courseId: ids.activeCourse });
    const { body } = await sheet(name);
    expect(body.students).toEqual(rows.students);
    expect(body.assignments).toEqual(rows.assignments);
    const cells = body.rows.flatMap(({ marks, submitted }, row) =>
      marks.flatMap((mark, column) =>
        mark === '-'
          ? []
          : [`${body.students[row]?.student.id}/${body.assignments[column]?.id} ${mark} ${submitted[column]}`],
      ),
    );
    const told = rows.gradebook.map(({ assignment, student, submission, submissionGrade, careerFeedback }) => {
      const mark = submissionGrade?.grade ?? careerFeedback?.careerFeedbackStatusId ?? '?';
      return `${student.id}/${assignment.id} ${mark} ${Math.round(Date.parse(submission.date) / 1000)}`;
    });
    expect(cells.toSorted()).toEqual(told.toSorted());
    expect(cells.length).toBeGreaterThan(50);
  }
});

test('a large class costs two statements and few bytes for a cell', async () => {
  const { database, take } = recording(world.db);
  const token = await world.tokenOf('instructor');
  const services = { ...world.services, database };
  const ask = async (name: 'gradebookSheet' | 'ungradedNeighbours', input: object) => {
    const answer = await perform(registry[name], { token, input, ip: '127.0.0.1' }, services);
    const statements = take().reduce((sum, round) => sum + round.statements.length, 0);
    return { statements, bytes: JSON.stringify(answer).length };
  };
  const whole = await ask('gradebookSheet', { courseId: large });
  expect(whole.statements).toBe(2);
  expect(whole.bytes).toBeLessThan(STUDENTS * ITEMS * CELL_BYTES + (STUDENTS + ITEMS) * 250);
  const { id } = await world.db.one<{ id: number }>(
    sql`select min(id) as id from assignments where course_id = ${large}`,
  );
  const next = await ask('ungradedNeighbours', { assignmentId: id, studentId: ids.accounts.student });
  expect(next.statements).toBe(2);
  expect(next.bytes).toBeLessThan(200);
});

test('next goes through everything that waits once and comes back, previous the same way back', async () => {
  // extended, an item moves behind those that are due before it now, as in the gradebook
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
    });
  }
});

test('from judged or missing work the way leads on, and only to what the role judges [GRADE-028, SUBM-056]', async () => {
  const around = async (name: DemoName, assignmentId: number) =>
    (await world.as(name).call('ungradedNeighbours', { assignmentId, studentId: ids.accounts.student })).body;
  for (const name of ['instructor', 'ssm', 'admin'] as const) {
    const { next, waiting } = await around(name, ids.overdueAssignment);
    expect(waiting).toBeGreaterThan(0);
    const { body } = await sheet(name);
    expect(body.assignments.find(({ id }) => id === next?.assignmentId)?.contextId).toBe(1);
  }
  const career = await around('cd', ids.pendingMilestone);
  const { body } = await sheet('cd');
  expect(body.assignments.map(({ id }) => id)).toContain(career.next?.assignmentId);
  expect(await around('cm', ids.overdueAssignment)).toEqual({ next: null, previous: null, waiting: 0 });
  const refused = await world
    .as('student')
    .call('ungradedNeighbours', { assignmentId: ids.overdueAssignment, studentId: ids.accounts.student });
  expect(refused.status).toBe(403);
});
