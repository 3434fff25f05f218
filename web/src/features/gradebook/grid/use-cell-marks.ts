import { fullName } from '@bcs/contract/kernel/full-name';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isCareer } from '@bcs/contract/features/enrollments/contexts';
import { gradeOfMark, NOT_SUBMITTED, UNMARKED, type Mark, feedbackOfMark } from '@bcs/contract/features/grading/mark';
import type { GivenMark, GradebookAssignment, GradebookStudent } from '@bcs/contract/features/grading/model';
import { mayGrade } from '@bcs/contract/features/grading/rights';
import { CallFailed } from '#lib/call-failed.ts';
import { isIgnoredKey } from '#lib/shortcuts.ts';
import { untilSessionIsBack } from '#lib/auth-session-back.ts';
import { toast } from '#kit/toasts.ts';
import { useViewer } from '#lib/viewer.ts';
import { chosenByKey } from '#features/grading/choice-keys.ts';
import { saveCell, type MarkChange } from '#features/grading/save-mark.ts';
import { fetchCell, writeMark, readMark } from '#features/grading/sheet-cache.ts';
import { undoGrade } from '#features/grading/undo-grade.ts';
import { feedbackLabel } from '@bcs/contract/features/coursework/statuses';

/** Writes a mark as people read it. */
function markInWords(mark: Mark): string {
  if (mark === NOT_SUBMITTED) return 'not submitted';
  const statusId = feedbackOfMark(mark);
  return gradeOfMark(mark) ?? (statusId === null ? 'no grade' : feedbackLabel(statusId));
}

/** A cell in which somebody is typing. */
export interface EditedCell {
  readonly student: GradebookStudent;
  readonly assignment: GradebookAssignment;
  /** The mark that is drawn in it. */
  readonly mark: Mark;
}
interface Typed extends MarkChange {
  /** The student and the item, in words. */
  readonly words: string;
}

/** A letter may still get a plus or minus: this is how long saving waits, unless the grader moves on. */
const SAVE_AFTER_MS = 1500;

/**
 * Letters typed in a cell of the grid: they show at once, and are saved when the grader goes on or rests. Escape takes
 * back what is not saved yet, Control+Z or the note what was saved last. GRADE-035, GRADE-036, SUBM-059
 */
export function useCellMarks() {
  const client = useQueryClient();
  const { courseId, role } = useViewer();
  const [typed, setTyped] = useState<Typed | null>(null);
  // a copy for keys and timers, which fire between two renders
  const latest = useRef<Typed | null>(null);
  const put = useCallback((next: Typed | null) => {
    latest.current = next;
    setTyped(next);
  }, []);
  const saving = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const takeBack = useRef<(() => void) | null>(null);

  const save = useCallback(
    async (change: Typed) => {
      try {
        const saved = await saveCell(client, change).catch(async (error: unknown) => {
          // the page stays as it is while the grader signs in again, and so does the grade
          if (!(error instanceof CallFailed && error.status === 401 && (await untilSessionIsBack()))) throw error;
          const late = await saveCell(client, change);
          writeMark(client, change, change.to);
          return late;
        });
        const undo = gradeOfMark(change.to) ? () => void undoGrade(client, change, saved, change.words) : null;
        takeBack.current = undo;
        const action = undo ? { text: 'Undo', run: undo } : undefined;
        toast(`${change.words}: ${markInWords(change.to)}`, 'good', action, change.words);
      } catch (error) {
        writeMark(client, change, change.from);
        void fetchCell(client, change).catch(() => {});
        if (!(error instanceof CallFailed)) reportError(error);
        else if (error.status !== 401)
          toast(`${change.words}: not saved. ${error.message}`, 'bad', undefined, change.words);
      } finally {
        saving.current -= 1;
      }
    },
    [client],
  );
  const commit = useCallback(() => {
    const change = latest.current;
    if (!change) return;
    put(null);
    if (change.to === change.from) return;
    writeMark(client, change, change.to);
    saving.current += 1;
    // one after the other: a second change of a cell is about what the first one has saved
    queue.current = queue.current.then(() => save(change));
  }, [client, save, put]);

  useEffect(() => {
    if (!typed) return;
    const rest = setTimeout(commit, SAVE_AFTER_MS);
    return () => clearTimeout(rest);
  }, [typed, commit]);
  // leaving for another page is deliberate; closing the window must wait for the server
  useEffect(() => commit, [commit]);
  useEffect(() => {
    const stay = (event: BeforeUnloadEvent) => {
      if (!latest.current && saving.current === 0) return;
      commit();
      event.preventDefault();
    };
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [commit]);

  /** Tells whether the key meant something in this cell. */
  function onKey(event: KeyboardEvent, { student: { student }, assignment, mark: drawn }: EditedCell): boolean {
    if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && takeBack.current) {
      takeBack.current();
      takeBack.current = null;
      return true;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isIgnoredKey(event.nativeEvent)) return false;
    if (event.key === 'Escape' && latest.current) {
      put(null);
      return true;
    }
    const cell = { courseId, studentId: student.id, assignmentId: assignment.id };
    // quick fingers are ahead of the picture: what is typed, and what was just saved, count before what is drawn
    const pending = latest.current;
    const isSame = pending?.studentId === cell.studentId && pending.assignmentId === cell.assignmentId;
    const mark = isSame ? pending.to : (readMark(client, cell) ?? drawn);
    const chosen = chosenByKey(event.key, mark, isCareer(assignment)) as GivenMark | typeof UNMARKED | null;
    if (chosen === null || chosen === UNMARKED || !mayGrade(assignment, role)) return false;
    const words = `${fullName(student)}, ${assignment.title}`;
    if (mark === NOT_SUBMITTED) {
      toast(`${words}: nothing was handed in.`, 'bad');
      return true;
    }
    if (pending && !isSame) commit();
    put({ ...cell, from: isSame ? pending.from : mark, to: chosen, words });
    return true;
  }
  return { typed, onKey, commit };
}
