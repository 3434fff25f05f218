import { expect, test } from 'vitest';
import { weeklyWindow } from '@bcs/contract/features/surveys/weekly';
import type { Viewer } from '@bcs/contract/kernel/ability';
import { plus } from '@bcs/contract/kernel/clock';
import { createRandom, type Random } from '#database/seed/random';
import type { Turnout } from './queries.ts';
import { reportedWeeks } from './report.ts';

const CLASSES = 1000;
const ZONE = 'America/New_York';
const RUN = { startDate: '2026-01-04', endDate: '2026-06-30' };
const { opens, closes } = weeklyWindow(RUN, 1, ZONE)!;
const reader = { role: 'instructor', timeZone: ZONE } as Viewer;

/** A class whose answers arrive in this order, while people join and leave. */
interface Class {
  /** The number of students when the n-th answer arrives. */
  readonly sizes: readonly number[];
  readonly ratings: readonly number[];
}

function anyClass(random: Random): Class {
  const size = random.between(1, 40);
  const answers = random.between(0, size);
  const low = random.between(1, 5);
  return {
    ratings: Array.from({ length: answers }, () => random.between(low, 5)),
    sizes: Array.from({ length: answers + 1 }, () => Math.max(answers, size + random.between(-4, 4))),
  };
}

/** A figure over the first answers: their number and their sum. */
interface Look {
  readonly people: number;
  readonly sum: number;
}
type Show = (answers: number, students: number, closed: boolean) => number;

/** The number of answers whose averages the product shows. */
const shown: Show = (answers, students, closed) => {
  const turnout: Turnout = {
    ...RUN,
    studentCount: students,
    former: [],
    weeks: answers === 0 ? [] : [{ week: 1, answers, counted: 0 }],
  };
  const [week] = reportedWeeks(turnout, reader, closed ? closes : plus(opens, 1));
  return week?.shownCount ?? 0;
};
/** The red control: all answers, as soon as more than half have answered. */
const unprotected: Show = (answers, students) => (answers * 2 > students ? answers : 0);

/** Everything that can be seen from the first answer until after the end, with two decimals. */
function looksAt(show: Show, { ratings, sizes }: Class): Look[] {
  const look = (answers: number, closed: boolean): Look => {
    const people = show(answers, sizes[answers] ?? 0, closed);
    const mean = Math.round((ratings.slice(0, people).reduce((sum, rating) => sum + rating, 0) / people) * 100) / 100;
    return { people, sum: people === 0 ? 0 : Math.round(mean * people) };
  };
  return [...ratings.map((_, last) => look(last + 1, false)), look(ratings.length, true)];
}

/**
 * Counts ratings that teaching staff could single out. They do not see who has answered, but the test gives them even
 * the order of names; a rating is found if it is the difference of two views.
 */
function found(show: Show): number {
  let count = 0;
  for (let seed = 1; seed <= CLASSES; seed += 1) {
    const one = anyClass(createRandom(`class ${seed}`));
    const looks = [{ people: 0, sum: 0 }, ...looksAt(show, one)].toSorted((a, b) => a.people - b.people);
    for (const [place, look] of looks.entries()) {
      const before = looks[place - 1];
      if (before && look.people - before.people === 1 && look.sum - before.sum === one.ratings[before.people])
        count += 1;
    }
  }
  return count;
}

test('no difference of two looks is what one student answered, in 1,000 classes that change meanwhile [WEEK-012, D-147]', () => {
  expect(found(shown)).toBe(0);
});

test('without the rule such differences are found', () => {
  expect(found(unprotected)).toBeGreaterThan(CLASSES);
});
