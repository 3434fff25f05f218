import type { Attendance, StudentAttendance } from '@bcs/contract/features/attendance/model';
import type { StatusCode } from '@bcs/contract/features/attendance/statuses';
import { store } from '#kit/store.ts';

/** The status that somebody wants a student to have. */
export type WantedStatus = { readonly statusCode: StatusCode; readonly excusedAbsenceReasonId: number | null };

/** A wish that the rows do not show yet. */
export interface PendingMark {
  readonly wish: WantedStatus;
  /** Waiting its turn or on its way; stored; somebody else was faster; refused or lost on the way. */
  readonly state: 'saving' | 'stored' | 'conflict' | 'failed';
  /** The version that the person saw when choosing; once stored, the version that came of it. */
  readonly version: number;
  readonly message?: string | undefined;
}

export type PendingMarks = ReadonlyMap<number, PendingMark>;
export type MarkOutcome =
  | { readonly kind: 'saved'; readonly attendance: Pick<Attendance, 'version'> }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed'; readonly message: string };

export type SaveStatus = (studentId: number, wish: WantedStatus, version: number) => Promise<MarkOutcome>;

/**
 * The marks that know more than the rows. A stored wish stands until its row is in sight: what is chosen or undone in
 * between must find the student as the person does.
 */
export const newerMarks = (marks: PendingMarks, rows: readonly StudentAttendance[]): PendingMarks =>
  new Map(
    rows.flatMap(({ student, version }) => {
      const mark = marks.get(student.id);
      return mark && (mark.state !== 'stored' || mark.version > version) ? [[student.id, mark]] : [];
    }),
  );

/** The number of changes that are on their way at once. */
const CONCURRENCY = 4;

const storedVersion = (mark: PendingMark | undefined) => (mark?.state === 'stored' ? mark.version : 0);

/**
 * Saves changes of attendance as they are made: several students at once, of one student one after the other,
 * and only the latest wish counts. A wish that meets a change of somebody else waits for a decision.
 */
export function createMarks() {
  let save: SaveStatus = () => new Promise(() => {});
  const marks = store<PendingMarks>(new Map());
  const waiting = new Set<number>();
  const underWay = new Set<number>();

  function put(studentId: number, mark: PendingMark | null) {
    const next = new Map(marks.current());
    if (mark) next.set(studentId, mark);
    else next.delete(studentId);
    marks.set(next);
  }

  async function run(studentId: number) {
    const sent = marks.current().get(studentId);
    if (!sent) return;
    const outcome = await save(studentId, sent.wish, sent.version);
    const newest = marks.current().get(studentId);
    if (!newest) return;
    const latest = newest.wish === sent.wish;
    if (outcome.kind === 'conflict') {
      // a newer wish was made without having seen the change either
      waiting.delete(studentId);
      put(studentId, { ...newest, state: 'conflict' });
    } else if (outcome.kind === 'saved') {
      put(studentId, { ...newest, state: latest ? 'stored' : 'saving', version: outcome.attendance.version });
    } else if (latest) {
      put(studentId, { ...newest, state: 'failed', message: outcome.message });
    }
  }

  function next() {
    for (const studentId of waiting) {
      if (underWay.size >= CONCURRENCY) return;
      if (underWay.has(studentId)) continue;
      waiting.delete(studentId);
      underWay.add(studentId);
      void run(studentId).finally(() => {
        underWay.delete(studentId);
        next();
      });
    }
  }

  return {
    /** Sets the function that saves a change; the screen calls this again whenever it has newer data. */
    saveWith(next: SaveStatus) {
      save = next;
    },
    current: marks.current,
    subscribe: marks.subscribe,
    /** Wants a status in place of the one with this version; it is saved at once. */
    set(studentId: number, wish: WantedStatus, version: number) {
      const earlier = marks.current().get(studentId);
      const base = earlier?.state === 'saving' ? earlier.version : Math.max(version, storedVersion(earlier));
      put(studentId, { wish, state: 'saving', version: base });
      waiting.add(studentId);
      next();
    },
    /** Gives up an unsaved status: the stored one remains. */
    drop(studentId: number) {
      waiting.delete(studentId);
      put(studentId, null);
    },
  };
}
