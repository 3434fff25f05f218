import { effectiveDueDate } from '#features/coursework/due-date';
import { addDays, localDay, startOfDay, weekOf, type Instant, type Zone } from '#kernel/clock';
import type { ReleaseState, ReleaseRule } from './model.ts';

interface DueItem {
  readonly dueDate: Instant;
  readonly bufferDays: number;
}

/**
 * Applies the rule of a plan to an assignment: it is released at once, at the start of the week in which it is due,
 * some days before it is due, or by hand as a draft. A release in the past means at once. ADM-094, D-185
 */
export function releaseByRule(rule: ReleaseRule, { dueDate, bufferDays }: DueItem, zone: Zone): ReleaseState {
  if (rule.by === 'hand') return { draft: true, releaseAt: null };
  if (rule.by === 'now') return { draft: false, releaseAt: null };
  const due = localDay(effectiveDueDate(dueDate, bufferDays, zone), zone);
  const day = rule.by === 'week' ? weekOf(due).from : addDays(due, -rule.days);
  return { draft: false, releaseAt: startOfDay(day, zone) };
}
