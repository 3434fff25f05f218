import { expect, test } from 'vitest';
import { countSettledAnswers, shownAnswers } from './figures.ts';

const closed = (answers: number, classSize: number) => shownAnswers({ answers, counted: 0, classSize, closed: true });
const open = (answers: number, classSize: number) => shownAnswers({ answers, counted: 0, classSize, closed: false });

test('figures need more than half of the class, and exactly half is not more [WEEK-012, WEEK-026, D-147]', () => {
  expect([closed(11, 24), closed(12, 24), closed(13, 24), closed(24, 24)]).toEqual([0, 0, 13, 24]);
});

test('figures need at least five answers, however small the class is [D-193]', () => {
  expect([closed(3, 3), closed(4, 4), closed(5, 5), closed(5, 9), closed(5, 10)]).toEqual([0, 0, 5, 5, 0]);
  expect(closed(0, 0)).toBe(0);
});

test('while a survey is open the latest two or three answers are held back', () => {
  expect([13, 14, 15, 16, 17, 18, 19].map((answers) => open(answers, 24))).toEqual([0, 0, 0, 14, 14, 16, 16]);
  expect([0, 1, 2, 3].map((answers) => open(answers, 1))).toEqual([0, 0, 0, 0]);
});

/** The smallest number of answers by which two views can differ, for classes of any size, including the final view. */
function smallestStep(all: number): number {
  const looks = new Set<number>();
  for (let classSize = 0; classSize <= 60; classSize += 1) {
    for (let answers = 0; answers <= all; answers += 1) looks.add(open(answers, classSize));
    looks.add(closed(all, classSize));
  }
  looks.delete(0);
  const sizes = [...looks].toSorted((a, b) => a - b);
  return Math.min(Infinity, ...sizes.slice(1).map((size, place) => size - (sizes[place] ?? 0)));
}

test('whatever two looks differ by is never one answer, also when the size of the class changes, and at the end', () => {
  const steps = Array.from({ length: 60 }, (_, all) => smallestStep(all));
  expect(Math.min(...steps)).toBe(2);
});

/**
 * The numbers of answers for which somebody has seen figures while a survey closes and reopens, either by itself or
 * because its dates change; changing the dates records the number of answers.
 */
function seenWhile(steps: readonly ('answer' | 'closes' | 'days change')[], counts: boolean): number[] {
  let [answers, counted, closed] = [0, 0, false];
  const seen = new Set<number>();
  for (const step of steps) {
    if (step === 'answer' && !closed) answers += 1;
    if (step === 'closes') closed = true;
    if (step === 'days change') {
      if (counts && answers - counted > 1) counted = answers;
      closed = !closed;
    }
    seen.add(countSettledAnswers({ answers, counted, closed }));
  }
  // too few answers to show figures
  return [...seen].filter((size) => size > 4).toSorted((a, b) => a - b);
}
const smallestOf = (sizes: readonly number[]) =>
  Math.min(Infinity, ...sizes.slice(1).map((size, place) => size - (sizes[place] ?? 0)));

/** Generates the steps of a class from its number. */
function anyCourse(number: number, length: number) {
  let state = number + 1;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const draw = state >>> 29;
    return draw < 5 ? 'answer' : draw === 5 ? 'closes' : 'days change';
  });
}

test('nor by closing a survey and opening it again, as often as somebody likes [D-325]', () => {
  const courses = Array.from({ length: 20_000 }, (_, number) => anyCourse(number, 40));
  expect(Math.min(...courses.map((steps) => smallestOf(seenWhile(steps, true))))).toBe(2);
  // if changed dates recorded nothing, single answers could be found out
  expect(courses.filter((steps) => smallestOf(seenWhile(steps, false)) === 1).length).toBeGreaterThan(1000);
});
