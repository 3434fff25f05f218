import type { ImportPlan } from './plan-import.ts';

/** A part of a plan, from a place on in the order of its outcomes. */
export interface PlanSlice {
  readonly from: number;
  readonly plan: ImportPlan;
}

/** The number of rows written at once: a sixth of a second on the embedded database, which blocks everybody else. */
export const ROWS_WRITTEN_AT_ONCE = 250;

/** The parts of a plan in which it is written. First come the rows of the file, then what is not in it. */
export function* slicesOf(plan: ImportPlan, from = 0): Generator<PlanSlice> {
  const { outcomes, rows, found, missing, signs } = plan;
  for (let begin = from; begin < outcomes.length; begin += ROWS_WRITTEN_AT_ONCE) {
    const end = begin + ROWS_WRITTEN_AT_ONCE;
    const ofMissing = (place: number) => Math.max(0, place - rows.length);
    yield {
      from: begin,
      plan: {
        ...plan,
        outcomes: outcomes.slice(begin, end),
        signs: signs.slice(begin, end),
        rows: rows.slice(begin, end),
        found: found.slice(begin, end),
        missing: missing.slice(ofMissing(begin), ofMissing(end)),
      },
    };
  }
}
