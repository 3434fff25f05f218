import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { SharedCounts } from './shared-counts.ts';

/**
 * Where the limits of routes keep their counts; a route with a limit of its own counts for itself. Each answer is an
 * object of its own: the store that comes with the plugin hands out one that goes on counting, so that of twelve calls
 * at once with room for ten all were refused.
 */
export function limitStore(counts: SharedCounts): FastifyRateLimitStoreCtor {
  return class LimitStore implements FastifyRateLimitStore {
    #of = 'calls';

    incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number, most: number): void {
      done(null, counts.take(`${this.#of}:${key}`, windowMs, most));
    }

    child(route: Parameters<FastifyRateLimitStore['child']>[0]): FastifyRateLimitStore {
      const child = new LimitStore();
      // what it is given differs from what its types say
      const { routeInfo } = route as unknown as { routeInfo: { url: string } };
      child.#of = `calls of ${routeInfo.url}`;
      return child;
    }
  };
}
