import { describe, expect, test } from 'vitest';
import type { GraduationRecord } from './model.ts';
import { judgeRequirements, type RequirementId } from './requirements.ts';
import { item, limits, NOW, record, session, work, type RecordedSubmission } from './sample-record.ts';
import { countMet, verdictText } from './verdict.ts';

const find = (from: GraduationRecord, id: RequirementId) =>
  judgeRequirements(from, NOW).find((requirement) => requirement.id === id);

describe('each requirement by its rule', () => {
  test('absences: academic sessions with status absent, up to the limit [D-118]', () => {
    const absent = (id: number) => session(id, { statusCode: 'absent' });
    const sessions = [
      absent(-1),
      absent(-2),
      session(-3, { statusCode: 'exception' }),
      session(-4, { statusCode: 'absent', contextId: 2 }),
    ];
    expect(find(record({ sessions }), 'absences')).toMatchObject({ state: 'met', value: 2, limit: 2, margin: 0 });
    const one = find(record({ sessions: [...sessions, absent(-5)] }), 'absences');
    expect(one).toMatchObject({ state: 'unmet', value: 3, margin: -1 });
    expect(one?.sessions.map(({ id }) => id)).toEqual([-1, -2, -5]);
    expect(find(record({ sessions, ...limits({ maxAbsence: null }) }), 'absences')).toMatchObject({
      state: 'unlimited',
      value: 2,
      margin: null,
    });
  });
  test('remote attendance: what is used, an approval ahead included [REM-055]', () => {
    const used = session(-1, { statusCode: 'remote' });
    const ahead = session(3, { statusCode: 'remote', request: 'approved' });
    expect(find(record({ sessions: [used] }), 'remote')).toMatchObject({ state: 'met', value: 1, margin: 0 });
    expect(find(record({ sessions: [used, ahead] }), 'remote')).toMatchObject({ state: 'unmet', margin: -1 });
  });
  test('remote attendance left: what is used and what waits for a decision is taken off [REM-055]', () => {
    const sessions = [session(-1, { statusCode: 'remote' }), session(3, { request: 'pending' })];
    const left = (maxRemoteAttendance: number) =>
      find(record({ sessions, ...limits({ maxRemoteAttendance }) }), 'remote');
    expect(left(5)).toMatchObject({ state: 'met', value: 1, margin: 3 });
    // the request may still be denied, so the requirement counts as met
    expect(left(1)).toMatchObject({ state: 'met', value: 1, margin: 0 });
  });
  test('missed work: the overdue count against both limits together [D-099]', () => {
    const items = [item(-1), item(-2, { submission: work({ grade: 'Incomplete' }) }), item(-3, { required: false })];
    expect(find(record({ items }), 'missed')).toMatchObject({ state: 'unmet', value: 2, limit: 1, margin: -1 });
    expect(find(record({ items: items.slice(1) }), 'missed')).toMatchObject({ state: 'met', value: 1, margin: 0 });
    expect(find(record({ items, ...limits({ maxMissedGeneralAssignment: null }) }), 'missed')?.state).toBe('unknown');
    const none = limits({ maxMissedGeneralAssignment: null, maxMissedRequiredAssignment: null });
    expect(find(record({ items, ...none }), 'missed')?.state).toBe('unlimited');
  });
  test('the average: rounded, against the step of the required letter; of nothing it cannot be said [D-096]', () => {
    const graded = (grade: RecordedSubmission['grade']) => [item(-1, { submission: work({ grade }) })];
    expect(find(record({ items: graded('C') }), 'average')).toMatchObject({ state: 'met', value: 75, limit: 75 });
    expect(find(record({ items: graded('C-') }), 'average')).toMatchObject({ state: 'unmet', margin: -3 });
    expect(find(record({ items: [item(1)] }), 'average')).toMatchObject({
      state: 'unknown',
      value: null,
      margin: null,
    });
    expect(find(record({ items: graded('F'), ...limits({ minimumScoreRequired: 0 }) }), 'average')?.state).toBe('met');
    expect(find(record(limits({ minimumScoreRequired: null })), 'average')?.state).toBe('unlimited');
  });
  test('work required for graduation, and milestones, are open until they are late [D-098, D-158]', () => {
    const ahead = item(5, { requiredForGraduation: true });
    const late = item(-5, { requiredForGraduation: true, contextId: 2 });
    const done = item(-6, {
      requiredForGraduation: true,
      contextId: 2,
      submission: work({ careerFeedbackStatusId: 6 }),
    });
    expect(find(record({ items: [ahead, done] }), 'graduationWork')).toMatchObject({
      state: 'open',
      value: 1,
      limit: 2,
      margin: -1,
    });
    expect(find(record({ items: [late, done] }), 'graduationWork')?.state).toBe('unmet');
    expect(find(record({ items: [late, done] }), 'career')).toMatchObject({
      state: 'unmet',
      value: 50,
      limit: 100,
      margin: -1,
    });
    expect(find(record({ items: [done] }), 'career')).toMatchObject({ state: 'met', value: 100, margin: 0 });
    expect(find(record({ items: [item(1)] }), 'career')).toBeUndefined();
    expect(find(record({ items: [item(1)] }), 'graduationWork')).toBeUndefined();
  });
});

describe('the verdict', () => {
  const verdict = (from: GraduationRecord, name: string | null = null, supposed = false) =>
    verdictText(judgeRequirements(from, NOW), name, supposed);
  const good = item(-1, { submission: work({ grade: 'A' }) });
  test('says how many are met, and which are not', () => {
    expect(verdict(record({ items: [good] }))).toBe('You meet all 4 requirements.');
    expect(verdict(record({ items: [good] }), 'Maya Okafor')).toBe('Maya Okafor meets all 4 requirements.');
    expect(verdict(record({ items: [good] }), null, true)).toBe('You would meet all 4 requirements.');
    const items = [item(-2), item(-3), item(5, { contextId: 2, requiredForGraduation: true })];
    expect(verdict(record({ items }))).toBe(
      'You meet 2 of 6 requirements; not met: missed assignments; still to do: work required for graduation and career milestones; cannot be calculated: academic average.',
    );
  });
  test('does not count what the course does not ask for', () => {
    const nothing = limits({
      maxAbsence: null,
      maxRemoteAttendance: null,
      maxMissedGeneralAssignment: null,
      maxMissedRequiredAssignment: null,
      minimumScoreRequired: null,
    });
    expect(verdict(record(nothing))).toBe('This course sets no requirements for graduation.');
    expect(countMet(judgeRequirements(record(limits({ maxAbsence: null })), NOW)).of).toBe(3);
  });
});
