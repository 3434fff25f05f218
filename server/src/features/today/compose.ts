import { effectiveDueDate } from '@bcs/contract/features/coursework/due-date';
import { asideUntil } from '@bcs/contract/features/today/aside';
import { composeToday } from '@bcs/contract/features/today/compose';
import type { TodayClass } from '@bcs/contract/features/today/facts';
import { LINES } from '@bcs/contract/features/today/kinds';
import { lineKey, type WaitingLine } from '@bcs/contract/features/today/lines';
import type { NextThing, Today } from '@bcs/contract/features/today/model';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { ReportError, Services } from '#kernel/services';
import { isExternal } from '#features/chat/queries-room';
import { pick } from '#kernel/pick';
import type { FoundToday } from './queries.ts';

interface Asking {
  /** True if an external service replaces the built-in chat. D-167 */
  readonly external: boolean;
  readonly report: ReportError;
  readonly now: Instant;
}

const viewersOf = ({ classes }: FoundToday, { external }: Asking) =>
  classes.map((row): TodayClass => ({ ...row, external }));

/** The time, and the facts about the installation on which lines depend. */
export const todayContext = (services: Pick<Services, 'settings' | 'report'>, now: Instant): Asking => ({
  external: isExternal(services),
  report: services.report,
  now,
});

/** Composes the waiting lines, including those set aside. */
export function composeLines(
  found: FoundToday,
  asking: Asking,
): { lines: WaitingLine[]; unchecked: Today['unchecked'] } {
  const { lines, unchecked, broken } = composeToday(viewersOf(found, asking), found.facts, asking.now);
  for (const { kind, error } of broken) asking.report(error, `Today: ${LINES[kind].name} could not be worked out`);
  return { lines, unchecked };
}

/** The next event or due date in any class. SUCC-019 */
function nextThing({ next, classes }: FoundToday, now: Instant): NextThing | null {
  const things = next.flatMap(({ enrollmentId, session, work }): NextThing[] => {
    const zone = classes.find((row) => row.enrollmentId === enrollmentId)?.timeZone;
    if (zone === undefined) return [];
    return [
      ...(session ? [{ enrollmentId, what: 'session' as const, title: session.title, at: session.at }] : []),
      ...(work
        ? [
            {
              enrollmentId,
              what: 'work' as const,
              title: work.title,
              at: effectiveDueDate(work.dueDate, work.bufferDays, zone),
            },
          ]
        : []),
    ];
  });
  return things.filter(({ at }) => at > now).toSorted((a, b) => (a.at < b.at ? -1 : 1))[0] ?? null;
}

/** Composes Today from the facts. SUCC-007 */
export function composeTodayFrom(found: FoundToday, asking: Asking): Today {
  const { lines, unchecked } = composeLines(found, asking);
  const zones = new Map(found.classes.map(({ enrollmentId, timeZone }) => [enrollmentId, timeZone]));
  const asides = new Map(
    found.asides.map((aside) => [lineKey({ ...aside, objectId: aside.objectId === 0 ? null : aside.objectId }), aside]),
  );
  return {
    classes: found.classes.map(pick('enrollmentId', 'name', 'code', 'role', 'timeZone', 'nextClassDay', 'classToday')),
    lines: lines.map((line) => ({
      ...line,
      aside: asideUntil(line, asides.get(lineKey(line)), zones.get(line.enrollmentId) ?? 'UTC', asking.now),
    })),
    unchecked,
    next: nextThing(found, asking.now),
  };
}
