import { effectiveDueDate } from '#features/coursework/due-date';
import { addDays, localDay, startOfDay, weekOf, type Instant, type Zone } from '#kernel/clock';
import type { ReleaseState, ReleaseRule } from './model.ts';

interface DueItem {
  readonly dueDate: Instant;
  readonly bufferDays: number;
}

/**
 * When an assignment comes out by the rule of a plan: at once, as the week begins in which it is due, as the day begins so
 * many days before it is due, or as a draft by hand. A moment that has passed means at once as well. ADM-094, D-185
 */
export function releaseBy(rule: ReleaseRule, { dueDate, bufferDays }: DueItem, zone: Zone): ReleaseState {
  if (rule.by === 'hand') return { draft: true, releaseAt: null };
  if (rule.by === 'now') return { draft: false, releaseAt: null };
  const due = localDay(effectiveDueDate(dueDate, bufferDays, zone), zone);
  const day = rule.by === 'week' ? weekOf(due).from : addDays(due, -rule.days);
  return { draft: false, releaseAt: startOfDay(day, zone) };
}
