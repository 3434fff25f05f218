import { expect, test } from 'vitest';
import { useWorld } from '#testing/world';

const world = useWorld();
const { activeCourse: courseId } = world.ids;
const WEEK = 5;

test('the running class has students who do well, who slip and who come back', async () => {
  const { body } = await world.as('admin').call('cohortHealthNames', { courseId });
  const of = (number: number) => body.students.find(({ student }) => student.id === number);
  const absences = (number: number, fromWeek: number, toWeek: number) =>
    of(number)
      ?.marks.slice(fromWeek * WEEK, toWeek * WEEK)
      .filter((mark) => mark === 'absent').length;
  const standings = body.students.map(({ standing }) => standing);
  for (const [standing, least] of [
    ['on track', 8],
    ['at risk', 1],
    ['off track', 5],
  ] as const)
    expect(standings.filter((each) => each === standing).length, standing).toBeGreaterThanOrEqual(least);
  // Ava does well, Olivia declines, and Tyler was gone for three weeks and came back
  expect(of(4)).toMatchObject({ standing: 'on track', missed: { limit: 5 } });
  expect([absences(10, 0, 6), absences(10, 6, 10)]).toEqual([0, 9]);
  expect([absences(23, 3, 6), absences(23, 6, 10)]).toEqual([6, 0]);
  const [slipping = [], returning = []] = [10, 23].map((number) => of(number)?.averages ?? []);
  expect(slipping.at(-1)).toBeLessThan(slipping[1] ?? 0);
  expect(returning.at(-1)).toBeGreaterThan(returning[3] ?? 100);
});

test('whose work is promised has no story: Maya misses, submits and is graded as ever', async () => {
  const { body } = await world.as('admin').call('cohortHealthNames', { courseId });
  const maya = body.students.find(({ student }) => student.id === world.ids.accounts.student);
  expect(maya).toMatchObject({ standing: 'on track', absences: { count: 2 }, missed: { count: 1 }, average: 92 });
});
