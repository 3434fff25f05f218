import { beforeAll, expect, test } from 'vitest';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { handleCall } from '#kernel/pipeline';
import { inDemoWorld, plantLargeClass } from '#testing/large-class';
import { recording } from '#testing/recording';
import { useWorld } from '#testing/world';
import { registry } from '#registry';

const world = useWorld();
const { ids } = world;
const [STUDENTS, ITEMS] = [40, 30];
/** The size limit per cell in bytes, with which a class of 200 by 150 stays below a megabyte. */
const CELL_BYTES = 20;
let large = 0;

beforeAll(async () => {
  large = await plantLargeClass(world.db, { ...inDemoWorld(world.now), students: STUDENTS, items: ITEMS });
});

const sheet = (name: DemoName, courseId: number = ids.activeCourse) =>
  world.as(name).call('gradebookSheet', { courseId });

test('the sheet says the same as the rows of the gradebook [GRADE-037, GRADE-029, GRADE-030, GRADE-031]', async () => {
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
    const expected = rows.gradebook.map(({ assignment, student, submission, submissionGrade, careerFeedback }) => {
      const mark = submissionGrade?.grade ?? careerFeedback?.careerFeedbackStatusId ?? '?';
      return `${student.id}/${assignment.id} ${mark} ${Math.round(Date.parse(submission.date) / 1000)}`;
    });
    expect(cells.toSorted()).toEqual(expected.toSorted());
    expect(cells.length).toBeGreaterThan(50);
  }
});

test('a large class costs two statements and few bytes for a cell', async () => {
  const { database, take } = recording(world.db);
  const token = await world.tokenOf('instructor');
  const services = { ...world.services, database };
  const ask = async (name: 'gradebookSheet' | 'ungradedNeighbours', input: object) => {
    const answer = await handleCall(registry[name], { token, input, ip: '127.0.0.1' }, services);
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
