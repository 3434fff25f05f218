import { expect, test } from 'vitest';
import { doNext, narrowToNearWork, type OwnWork } from './do-next.ts';
import type { UpcomingSession } from './model.ts';

const NOW = '2026-03-11T22:10:00.000Z';
const work = (id: number, due: string, more: Partial<OwnWork> = {}): OwnWork => ({
  id,
  title: `Challenge ${id}`,
  required: true,
  wasThere: true,
  effectiveDueDate: `${due}T04:00:00.000Z`,
  isOpen: true,
  ...more,
});
const DONE = { isOpen: false };
const session: UpcomingSession = {
  id: 9,
  name: 'Node Basics',
  chapter: null,
  startTime: '2026-03-11T22:30:00.000Z',
  endTime: '2026-03-12T01:30:00.000Z',
  context: { id: 1, contextCode: 'academic' },
  shortDescription: '',
  location: '',
  status: 'none',
  request: null,
};
const feedback = { notificationId: 4, assignmentId: 2, message: 'Your work was graded.', isComment: false };
const kindsOf = (all: readonly OwnWork[], now = NOW) =>
  doNext({ work: all, feedback: [feedback] }, session, now).steps.map((step) =>
    'work' in step ? `${step.kind} ${step.work.id}` : step.kind,
  );

test('what to do stands in one list: check in, overdue, due, feedback', () => {
  const all = [work(1, '2026-03-15'), work(2, '2026-03-01'), work(3, '2026-03-12'), work(4, '2026-02-01')];
  expect(kindsOf(all)).toEqual(['checkIn', 'overdue 4', 'overdue 2', 'due 3', 'due 1', 'feedback']);
});

test('optional work that is past is not asked for, required work is', () => {
  expect(kindsOf([work(1, '2026-03-01', { required: false }), work(2, '2026-03-01')])).toEqual([
    'checkIn',
    'overdue 2',
    'feedback',
  ]);
});

test('what is done of these days is folded away, and the next thing is named', () => {
  const all = [work(1, '2026-03-13', DONE), work(2, '2026-01-01', DONE), work(3, '2026-04-01')];
  const { steps, done, next } = doNext({ work: all, feedback: [] }, null, NOW);
  expect(steps).toEqual([]);
  expect(done.map(({ id }) => id)).toEqual([1]);
  expect(next).toMatchObject({ title: 'Challenge 3', is: 'work' });
  expect(doNext({ work: all, feedback: [] }, session, NOW).next).toMatchObject({ title: 'Node Basics', is: 'session' });
});

test('no more is sent than the list speaks of, for the hour in which the page stays open', () => {
  const all = Array.from({ length: 60 }, (_, index) =>
    work(index, new Date(Date.UTC(2026, 0, 20 + index * 2)).toISOString().slice(0, 10), index % 3 ? DONE : {}),
  );
  const near = narrowToNearWork(all, NOW);
  expect(near.length).toBeLessThan(30);
  for (const now of [NOW, '2026-03-11T23:05:00.000Z'])
    expect(doNext({ work: near, feedback: [] }, null, now)).toEqual(doNext({ work: all, feedback: [] }, null, now));
});
