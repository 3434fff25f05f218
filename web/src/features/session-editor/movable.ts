import { courseWeek, localDay } from '@bcs/contract/kernel/clock';
import type { Input, Output } from '#lib/api.ts';

export type Move = Input<'moveItems'>['move'];
export type ItemToMove = Input<'moveItems'>['items'][number];
type Sessions = Output<'adminSessions'>;
type Assignments = Output<'adminAssignments'>;

/** A session or a due date that can be moved. */
export interface Movable extends ItemToMove {
  readonly name: string;
  readonly at: string;
}
export type MovableWeek = { readonly number: number; readonly rows: readonly Movable[] };

/** Everything that takes place or is due in a class, by week. */
export function movableWeeks({ course, sessions }: Sessions, { assignments }: Assignments): MovableWeek[] {
  const rows: Movable[] = [
    ...sessions
      .filter(({ cancelled }) => !cancelled)
      .map(({ id, name, startTime }) => ({ kind: 'session' as const, id, name, at: startTime })),
    ...assignments
      .filter(({ state }) => state !== 'archived')
      .map(({ id, title, dueDate }) => ({ kind: 'assignment' as const, id, name: title, at: dueDate })),
  ].toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
  const weeks = Map.groupBy(rows, ({ at }) => courseWeek(course.startDay, localDay(at, course.timeZone)));
  return [...weeks].map(([number, of]) => ({ number, rows: of })).toSorted((a, b) => a.number - b.number);
}

/** The content of the form of a move. */
export interface MoveForm {
  readonly by: 'days' | 'next class day' | 'weekday' | 'time' | 'copy';
  readonly days: string;
  readonly weekday: string;
  readonly time: string;
  /** The class into which items are copied. */
  readonly target: string;
}
export const NEW_MOVE_FORM: MoveForm = { by: 'days', days: '7', weekday: '1', time: '18:30', target: '' };

const DAYS = /^-?\d{1,3}$/;

/** Turns the form into the input of the call; a sentence where something is missing, null for a copy. */
export function parseMove({ by, days, weekday, time, target }: MoveForm): Move | string | null {
  if (by === 'copy') return target === '' ? 'Please choose a class.' : null;
  if (by === 'days')
    return DAYS.test(days) && Math.abs(Number(days)) <= 366 && Number(days) !== 0
      ? { by, days: Number(days) }
      : 'Please enter a number of days such as 7 or -1.';
  if (by === 'weekday') return { by, weekday: Number(weekday) };
  if (by === 'time') return time === '' ? 'Please enter a time.' : { by, time };
  return { by };
}

/** Returns the move that reverses another one. ADM-084 */
export const reverseMove = ({
  items,
}: Pick<Output<'previewMoveItems'>, 'items'>): Pick<Input<'moveItems'>, 'items' | 'move'> => {
  const moved = items.filter(({ follows }) => !follows);
  return {
    items: moved.map(({ kind, id }) => ({ kind, id })),
    move: { by: 'dates', dates: moved.map(({ kind, id, from, to }) => ({ kind, id, ...from, from: to.startTime })) },
  };
};
