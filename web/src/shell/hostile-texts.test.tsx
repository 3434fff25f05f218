import { afterEach, describe, expect, test, vi } from 'vitest';
import { assignment, comment, detail, gradedAnswer, submission } from '#testing/coursework.ts';
import { HOSTILE_MARKDOWN } from '#testing/hostile-markdown.ts';
import { findForbiddenNodes } from '#testing/markdown-inspection.ts';
import { enrollment } from '#testing/people.ts';
import { wholeApp } from '#testing/app.tsx';

const app = wholeApp();
afterEach(() => vi.restoreAllMocks());

/** Each text in a separate list item, so that an unclosed construct ends there. */
const TOGETHER = HOSTILE_MARKDOWN.map((source) => `* ${source.replaceAll('\n', '\n  ')}`).join('\n');
const versions = [{ version: 1, notes: TOGETHER, urls: [], grade: null, date: '2026-03-01T22:00:00.000Z' }];
const hostileTask = assignment({ assignmentContent: { content: TOGETHER } });
const hostileWork = submission({
  notes: TOGETHER,
  version: 2,
  earlierVersions: versions,
  submissionCommentList: HOSTILE_MARKDOWN.map((text, place) => comment(place + 1, text)),
});
const session = {
  id: 9,
  courseId: 77,
  name: 'Promises',
  chapter: 9.1,
  shortDescription: TOGETHER,
  longDescription: TOGETHER,
  startTime: '2026-03-11T22:00:00.000Z',
  endTime: '2026-03-11T23:00:00.000Z',
  context: { id: 1 as const, contextCode: 'academic' as const },
  category: { code: 'class' as const, name: 'Class' },
  eventType: 'session' as const,
  updatedAt: '2026-03-01T12:00:00.000Z',
  classroom: null,
  videoUrlList: [],
};
const answers = {
  sessionDetail: {
    session,
    checkInCodeRequired: false,
    zoomMeetingEnabled: false,
    resources: [],
    students: [],
    excusedAbsenceReasons: [],
  },
  courseworkDetail: detail(hostileWork, hostileTask),
  grade: gradedAnswer(hostileWork, hostileTask),
};

describe('the hostile texts, everywhere at once, bring nothing in [SHELL-068, D-015]', () => {
  test.each([
    ['the page of a student', 'student', '/coursework/12/show', HOSTILE_MARKDOWN.length + 3],
    ['the page of staff', 'instructor', '/coursework/12/show', 1],
    ['the page of a session', 'student', '/sessions/9', 1],
    ['the grading page', 'instructor', '/gradebook/12/grade/5', HOSTILE_MARKDOWN.length + 2],
  ] as const)('%s', async (_name, role, path, texts) => {
    const alert = vi.spyOn(globalThis, 'alert').mockImplementation(() => undefined);
    app.signIn(enrollment(role), answers);
    const screen = await app.open(path);
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => document.querySelectorAll('.prose, p.italic').length).toBeGreaterThanOrEqual(texts);
    for (const text of document.querySelectorAll('.prose')) expect(findForbiddenNodes(text)).toEqual([]);
    expect(
      document.querySelectorAll('main :is(script, iframe, object, embed, style, form[action], base, meta)'),
    ).toHaveLength(0);
    expect(alert).not.toHaveBeenCalled();
  });
});
