import { describe, expect, test } from 'vitest';
import { HOUR, plus, type Instant } from '#kernel/clock';
import { findUntoldNews, type ClassFacts } from './news.ts';

const NOW: Instant = '2026-03-11T12:00:00.000Z';
const LATER = plus(NOW, 72 * HOUR);
const NOTHING: ClassFacts = { sessions: [], assignments: [], announcements: [], videos: [], graded: [] };
const session = { id: 1, title: 'Hooks', at: LATER, cancelled: false, hidden: false };
const assignment = { id: 2, title: 'Quiz', at: LATER, hidden: false };

/** Collects the news that several consecutive checks find. */
function told(...looks: readonly (readonly [Partial<ClassFacts>, now?: Instant])[]) {
  let known = {};
  return looks.map(([facts, now = NOW]) => {
    const { news, told: next } = findUntoldNews(known, { ...NOTHING, ...facts }, now);
    known = next;
    return news.map(({ kind, change, title }) => [kind, change, title].filter(Boolean).join(' '));
  });
}
const second = (before: Partial<ClassFacts>, after: Partial<ClassFacts>, now = NOW) => told([before], [after, now])[1];

describe('sessions [INTG-081]', () => {
  test('are told when they are new, moved, cancelled, taken away or take place after all', () => {
    expect(second({}, { sessions: [session] })).toEqual(['session New session Hooks']);
    const moved = { ...session, at: plus(LATER, HOUR) };
    expect(second({ sessions: [session] }, { sessions: [moved] })).toEqual(['session Moved Hooks']);
    const cancelled = { ...session, cancelled: true };
    expect(second({ sessions: [session] }, { sessions: [cancelled] })).toEqual(['session Cancelled Hooks']);
    expect(second({ sessions: [session] }, {})).toEqual(['session Cancelled Hooks']);
    expect(second({ sessions: [cancelled] }, { sessions: [session] })).toEqual(['session Takes place after all Hooks']);
  });
  test('that are over are no news, and one that was taken away is told once', () => {
    const past = { ...session, at: plus(NOW, -HOUR) };
    expect(second({}, { sessions: [past] })).toEqual([]);
    expect(second({ sessions: [past] }, { sessions: [{ ...past, cancelled: true }] })).toEqual([]);
    expect(told([{ sessions: [session] }], [{}], [{}])).toEqual([
      ['session New session Hooks'],
      ['session Cancelled Hooks'],
      [],
    ]);
  });
});

test('what was done and undone in between is no news, and what was changed twice is news once [INTG-081, D-272]', () => {
  const [back, twice] = [session, { ...session, at: plus(LATER, 5 * HOUR) }];
  expect(second({ sessions: [session] }, { sessions: [back] })).toEqual([]);
  expect(told([{ sessions: [session] }], [{ sessions: [twice] }], [{ sessions: [twice] }]).slice(1)).toEqual([
    ['session Moved Hooks'],
    [],
  ]);
});

test('assignments are told when they are released, moved, and a day before they are due [INTG-081, D-272]', () => {
  const day = plus(LATER, -24 * HOUR);
  const looks = told(
    [{ assignments: [assignment] }],
    [{ assignments: [assignment] }, plus(day, -1)],
    [{ assignments: [assignment] }, day],
    [{ assignments: [assignment] }, plus(day, HOUR)],
    [{ assignments: [{ ...assignment, at: plus(LATER, 24 * HOUR) }] }, plus(day, 2 * HOUR)],
  );
  expect(looks).toEqual([['release New assignment Quiz'], [], ['due Due soon Quiz'], [], ['due New due date Quiz']]);
});

test('one that is released within a day before it is due is told once [D-272]', () => {
  const soon = { ...assignment, at: plus(NOW, HOUR) };
  expect(told([{}], [{ assignments: [soon] }], [{ assignments: [soon] }]).slice(1)).toEqual([
    ['release New assignment Quiz'],
    [],
  ]);
});

test('announcements, videos and finished grading are told once, also after they were away [INTG-081]', () => {
  const of = { id: 3, title: 'Guest' };
  const facts = { announcements: [of], videos: [{ ...of, hidden: false }], graded: [of] };
  expect(told([{}], [facts], [{}], [facts]).slice(1)).toEqual([
    ['announcement Guest', 'video Guest', 'graded Guest'],
    [],
    [],
  ]);
});

test('nothing is told of what the cohort hides, neither then nor once it is shown [INTG-082]', () => {
  const of = (hidden: boolean) => ({
    sessions: [{ ...session, hidden }],
    assignments: [{ ...assignment, hidden }],
    videos: [{ id: 4, title: 'Guest', hidden }],
  });
  expect(told([of(true)], [of(false)])).toEqual([[], []]);
  // the same change counts as news if it was visible from the beginning
  expect(told([of(false)])[0]).toHaveLength(3);
});

test('nothing is told of a hidden session that is taken away, and what was told before of one that was shown is [INTG-082]', () => {
  const hidden = { sessions: [{ ...session, hidden: true }] };
  expect(told([hidden], [{}])).toEqual([[], []]);
  expect(told([{ sessions: [session] }], [hidden], [{}]).slice(1)).toEqual([[], []]);
  expect(told([hidden], [{ sessions: [session] }], [{}])[2]).toEqual(['session Cancelled Hooks']);
  // a state stored before that field existed
  const { title, at, cancelled } = session;
  const { news } = findUntoldNews({ 'session/1': { title, at, cancelled } }, NOTHING, NOW);
  expect(news.map(({ change }) => change)).toEqual(['Cancelled']);
});
