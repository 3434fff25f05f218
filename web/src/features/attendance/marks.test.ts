import { expect, test } from 'vitest';
import type { StudentAttendance } from '@bcs/contract/features/attendance/model';
import { createMarks, newerMarks, type MarkOutcome, type WantedStatus } from './marks.ts';

const PRESENT: WantedStatus = { statusCode: 'present', excusedAbsenceReasonId: null };
const REMOTE: WantedStatus = { statusCode: 'remote', excusedAbsenceReasonId: null };
const ABSENT: WantedStatus = { statusCode: 'absent', excusedAbsenceReasonId: null };
const saved = (version: number): MarkOutcome => ({ kind: 'saved', attendance: { version } });

/** A server that answers only when the test says so. */
function slowServer() {
  const asked: { studentId: number; wish: WantedStatus; version: number; answer: (outcome: MarkOutcome) => void }[] =
    [];
  const marks = createMarks();
  marks.saveWith(
    (studentId, wish, version) => new Promise((answer) => asked.push({ studentId, wish, version, answer })),
  );
  const answer = async (at: number, outcome: MarkOutcome) => {
    asked[at]?.answer(outcome);
    await new Promise((done) => setTimeout(done));
  };
  return { asked, marks, answer };
}

/** Returns the marks that still say more than rows of this version do. */
const ahead = (marks: ReturnType<typeof createMarks>, version: number) =>
  newerMarks(
    marks.current(),
    Array.from({ length: 40 }, (_, index) => ({ student: { id: index + 1 }, version }) as StudentAttendance),
  );

test('a change is shown at once, sent with what the person saw, and stands until its row is in sight [ATT-028]', async () => {
  const { asked, marks, answer } = slowServer();
  marks.set(1, PRESENT, 7);
  expect(marks.current().get(1)).toMatchObject({ wish: PRESENT, state: 'saving' });
  expect(asked[0]).toMatchObject({ studentId: 1, wish: PRESENT, version: 7 });
  await answer(0, saved(8));
  expect(ahead(marks, 7).get(1)).toMatchObject({ wish: PRESENT, state: 'stored', version: 8 });
  expect(ahead(marks, 8).size).toBe(0);
  expect(ahead(marks, 9).size).toBe(0);
});

test('what is chosen before the row is in sight is sent with what was stored [ATT-028]', async () => {
  const { asked, marks, answer } = slowServer();
  marks.set(1, PRESENT, 7);
  await answer(0, saved(8));
  marks.set(1, ABSENT, 7);
  expect(asked[1]).toMatchObject({ wish: ABSENT, version: 8 });
  await answer(1, saved(9));
  marks.set(1, REMOTE, 11);
  expect(asked[2]).toMatchObject({ wish: REMOTE, version: 11 });
});

test('of one student changes go one after the other, and only the latest wish counts [ATT-028]', async () => {
  const { asked, marks, answer } = slowServer();
  marks.set(1, PRESENT, 0);
  marks.set(1, REMOTE, 0);
  marks.set(1, ABSENT, 0);
  expect(asked).toHaveLength(1);
  await answer(0, saved(1));
  expect(asked.map(({ wish, version }) => [wish.statusCode, version])).toEqual([
    ['present', 0],
    ['absent', 1],
  ]);
  await answer(1, saved(2));
  expect(ahead(marks, 2).size).toBe(0);
});

test('of many students only a few are under way at once, and all arrive', async () => {
  const { asked, marks, answer } = slowServer();
  for (let student = 1; student <= 40; student++) marks.set(student, PRESENT, 0);
  expect(asked).toHaveLength(4);
  for (let done = 0; done < 40; done++) {
    await answer(done, saved(1));
    expect(asked.length - done - 1).toBeLessThanOrEqual(4);
  }
  expect(new Set(asked.map(({ studentId }) => studentId)).size).toBe(40);
  expect(ahead(marks, 1).size).toBe(0);
});

test('a conflict stays in view until somebody decides, even when a newer wish was waiting [ATT-028]', async () => {
  const { asked, marks, answer } = slowServer();
  marks.set(1, PRESENT, 0);
  marks.set(1, ABSENT, 0);
  await answer(0, { kind: 'conflict' });
  expect(marks.current().get(1)).toMatchObject({ wish: ABSENT, state: 'conflict' });
  expect(asked).toHaveLength(1);
  marks.set(1, ABSENT, 3);
  expect(asked[1]).toMatchObject({ wish: ABSENT, version: 3 });
  marks.drop(1);
  await answer(1, saved(4));
  expect(marks.current().size).toBe(0);
});

test('a refusal keeps the wish and says why', async () => {
  const { marks, answer } = slowServer();
  marks.set(1, PRESENT, 0);
  await answer(0, { kind: 'failed', message: 'Locked.' });
  expect(marks.current().get(1)).toMatchObject({ wish: PRESENT, state: 'failed', message: 'Locked.' });
});
