import type { FastifyRequest } from 'fastify';
import type { Call } from '@bcs/contract/kernel/call';
import type { EventName } from '@bcs/contract/kernel/events';
import { RefusalError } from '#kernel/refusal-error';
import type { EventFacts, EVENT_FIELDS, TracedEvent, Trace } from '#kernel/trace';

type Line = Readonly<Partial<Record<keyof typeof EVENT_FIELDS, string | number | null>>>;

/**
 * Runs a request and logs its events even if the caller disconnects, so that disconnecting hides no traces. ASVS 16.3.1
 */
export async function traced<T>(request: FastifyRequest, { event }: Call, work: () => Promise<T>): Promise<T> {
  let refused: unknown = null;
  try {
    return await work();
  } catch (error) {
    refused = error;
    throw error;
  } finally {
    const { trace } = request;
    if (event !== undefined) write(request, event, { ...outcomeOf(trace, refused), ...trace.about });
    for (const [name, abouts] of Map.groupBy(trace.told, (told: TracedEvent) => told.event))
      write(request, name, { outcome: 'done', ...together(abouts.map(({ about }) => about)) });
  }
}

function outcomeOf({ about, isDone }: Trace, error: unknown): Line {
  if (isDone) return { outcome: about.reason ? 'refused' : 'done', reason: null };
  const { status, code } = error instanceof RefusalError ? error.failure : { status: 500, code: 'UNEXPECTED' };
  return { outcome: status < 500 ? 'refused' : 'failed', reason: code };
}

/** The common fields of several events of one kind, and their number. */
function together(abouts: readonly EventFacts[]): Line {
  const [first = {}, ...others] = abouts;
  const common = Object.entries(first).filter(([field, value]) =>
    others.every((other) => other[field as keyof EventFacts] === value),
  );
  return { ...Object.fromEntries(common), ...(others.length > 0 && { count: abouts.length }) };
}

/** Logs events at every LOG_LEVEL except `silent`, because they are for later investigations. */
function write({ log, trace, ip, routeOptions }: FastifyRequest, event: EventName, line: Line): void {
  const about = Object.fromEntries(Object.entries(line).filter(([field, value]) => value !== null || NULLS.has(field)));
  const { account = trace.accountId, ...more } = about;
  log.child({}, { level: 'info' }).info({ event, account, ip, route: routeOptions.url, ...more }, 'event');
}

/** The fields whose absence is significant. */
const NULLS = new Set(['account', 'factor', 'reason']);
