import { expect, test } from 'vitest';
import type { NpsFigures } from '@bcs/contract/features/nps/model';
import { plus } from '@bcs/contract/kernel/clock';
import type { Role } from '@bcs/contract/kernel/roles';
import { createRandom } from '#database/seed/random';
import type { ScoredCourse } from './queries.ts';
import { IS_LONG_RUN } from '#testing/effort';
import { composeNpsReport } from './report.ts';

const CLASSES = IS_LONG_RUN ? 1000 : 100;
const CLOSES = '2026-03-12T04:00:00.000Z';
const OPEN = plus(CLOSES, -3_600_000);

/** A class in the order in which it answers; the index of an answer identifies its author. */
interface Class {
  readonly students: number;
  readonly scores: readonly number[];
}

const RANGES = [
  [10, 10],
  [0, 6],
  [9, 10],
  [7, 8],
  [6, 9],
  [0, 10],
] as const;

function anyClass(seed: number): Class {
  const random = createRandom(`class ${seed}`);
  const students = random.between(1, 30);
  // includes classes that agree, where a figure reveals most about each student
  const [low, high] = RANGES[random.between(0, RANGES.length - 1)] ?? [0, 10];
  const answers = random.between(0, students);
  return { students, scores: Array.from({ length: answers }, () => random.between(low, high)) };
}

const reasonOf = (person: number) => `reason of ${person}`;

const courseOf = ({ students }: Class, scores: readonly number[], role: Role): ScoredCourse => ({
  courseId: 1,
  courseName: '',
  courseCode: '',
  cohortName: '',
  startDate: '2026-01-01',
  endDate: '2026-03-11',
  timeZone: 'America/New_York',
  role,
  students,
  surveys: [
    {
      survey: 'mid-course',
      scores: [...scores],
      reasons: scores.map((_, person) => reasonOf(person)),
      former: 0,
      counted: 0,
      lastDay: '2026-03-11',
    },
  ],
});

interface Look {
  readonly figures: NpsFigures | undefined;
  readonly reasons: readonly string[];
}
type Show = (one: Class, scores: readonly number[], role: Role, closed: boolean) => Look;

/** The figures and reasons that the product shows. */
const shown: Show = (one, scores, role, closed) => {
  const report = composeNpsReport([courseOf(one, scores, role)], { courseId: 1 }, closed ? CLOSES : OPEN);
  return { figures: report.figures[0], reasons: report.reasons[0]?.reasons ?? [] };
};

/** The red control: every answer counts at once. */
const unprotected: Show = (one, scores, role) => {
  const whole = courseOf({ ...one, students: 1 }, scores, role === 'ssm' ? 'admin' : role);
  const report = composeNpsReport([whole], { courseId: 1 }, CLOSES);
  const figures = report.figures[0];
  const [promoters, detractors] = [
    scores.filter((score) => score > 8).length,
    scores.filter((score) => score < 7).length,
  ];
  const score = Math.round(((promoters - detractors) / scores.length) * 100);
  const groups = { promoters, detractors, neutrals: scores.length - promoters - detractors };
  return {
    figures: figures && { ...figures, score, groups: role === 'ssm' ? null : groups },
    reasons: role === 'ssm' ? [] : scores.map((_, person) => reasonOf(person)),
  };
};

/** Every view that somebody can get: after each answer, and after the end. */
const looksAt = (show: Show, one: Class, role: Role): Look[] => [
  ...one.scores.map((_, last) => show(one, one.scores.slice(0, last + 1), role, false)),
  show(one, one.scores, role, true),
];

const sizeOf = ({ figures }: Look) =>
  figures?.groups ? figures.groups.promoters + figures.groups.neutrals + figures.groups.detractors : 0;

/**
 * Finds answers that admins and general managers could single out. They do not see who has answered, but the test gives
 * them even the order of names. An answer is found if two views differ by it alone.
 */
function isolated(looks: readonly Look[]): number {
  const sizes = [...new Set([0, ...looks.map(sizeOf)])].toSorted((a, b) => a - b);
  const alone = sizes.filter((size, place) => place > 0 && size - (sizes[place - 1] ?? 0) === 1).length;
  const told = looks.filter(({ reasons }, place) => {
    const before = new Set(looks[place - 1]?.reasons);
    return reasons.filter((reason) => !before.has(reason)).length === 1;
  }).length;
  return alone + told;
}

/**
 * Finds answers that a success manager could deduce, who sees who answered when, and scores. All combinations of groups
 * consistent with the views are tried; an answer is found if its group is the same in all of them. A score reveals only
 * promoters minus detractors among a known number of people.
 */
function foundByScore(looks: readonly Look[], scores: readonly number[]): number {
  const balances = looks.map(({ figures }, place) => {
    const people = Math.min(place + 1, scores.length);
    const score = figures?.score ?? null;
    return score === null ? null : { people, balance: Math.round((score * people) / 100) };
  });
  const known = balances.filter((each) => each !== null);
  const blocks = [{ people: 0, balance: 0 }, ...known];
  let found = 0;
  for (const [place, { people, balance }] of blocks.entries()) {
    if (place === 0) continue;
    const before = blocks[place - 1] ?? { people: 0, balance: 0 };
    const size = people - before.people;
    // if all of a block promote or all detract, each answer is known
    if (size > 0 && (Math.abs(balance - before.balance) === size || size === 1)) found += size;
  }
  return found;
}

/** Every order of a small class, and some orders of a large one. */
function ordersOf(scores: readonly number[], seed: number): (readonly number[])[] {
  if (scores.length === 5) return permutations(scores);
  const random = createRandom(`orders ${seed}`);
  return Array.from({ length: 3 }, () => {
    const keyed = scores.map((score) => ({ score, key: random.next() }));
    return keyed.toSorted((a, b) => a.key - b.key).map(({ score }) => score);
  });
}

const permutations = (items: readonly number[]): number[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, place) =>
        permutations([...items.slice(0, place), ...items.slice(place + 1)]).map((rest) => [item, ...rest]),
      );

function found(show: Show): { isolated: number; byScore: number } {
  const sum = { isolated: 0, byScore: 0 };
  for (let seed = 1; seed <= CLASSES; seed += 1) {
    const one = anyClass(seed);
    for (const scores of ordersOf(one.scores, seed)) {
      const inOrder = { ...one, scores };
      for (const role of ['admin', 'cm'] as const) sum.isolated += isolated(looksAt(show, inOrder, role));
      sum.byScore += foundByScore(looksAt(show, inOrder, 'ssm'), scores);
    }
  }
  return sum;
}

test(`nobody can tell who answered or wrote what, in ${CLASSES} classes and in whatever order they answer`, () => {
  expect(found(shown)).toEqual({ isolated: 0, byScore: 0 });
}, 240_000);

test('without the rule the same attempts find people', () => {
  const without = found(unprotected);
  expect(without.isolated).toBeGreaterThan(CLASSES);
  expect(without.byScore).toBeGreaterThan(CLASSES);
}, 240_000);

test('the order of the texts says nothing of the order in which they came', () => {
  let [hits, expected] = [0, 0];
  for (let seed = 1; seed <= CLASSES; seed += 1) {
    const one = anyClass(seed);
    const { reasons } = shown(one, one.scores, 'admin', true);
    if (reasons.length === 0) continue;
    hits += reasons.filter((reason, place) => reason === reasonOf(place)).length;
    expected += 1;
  }
  expect(expected).toBeGreaterThan(CLASSES / 5);
  // in a shuffled list, one entry on average stays in its place
  expect(hits / expected).toBeGreaterThan(0.5);
  expect(hits / expected).toBeLessThan(2);
});

test('a success manager reads no groups and no texts', () => {
  for (let seed = 1; seed <= CLASSES; seed += 1) {
    const one = anyClass(seed);
    const { figures, reasons } = shown(one, one.scores, 'ssm', true);
    expect(figures?.groups ?? null).toBeNull();
    expect(reasons).toEqual([]);
  }
});
