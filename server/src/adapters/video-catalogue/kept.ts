import { HOUR, plus, SECOND, type Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import type { Clock } from '#kernel/system-clock';
import { CatalogueDown, type CatalogueAnswer, type VideoCatalogue } from '#kernel/video-catalogue';

/** The time during which an answer is used without asking again. */
const FRESH = HOUR;
/** The time during which an answer may be used if the service fails. */
const KEPT_MS = 24 * HOUR;
/** The number of consecutive failures after which the service is not called for a while. */
const MAX_FAILURES = 5;
const PAUSE_MS = 30 * SECOND;

type Kept = Readonly<{ answer: unknown; askedAt: Instant }>;

/** Asks a catalogue at most once an hour for the same thing, and uses older answers while it is down. */
export function keptCatalogue(source: VideoCatalogue, db: Db, clock: Clock): VideoCatalogue {
  const underWay = new Map<string, Promise<CatalogueAnswer<unknown>>>();
  let failures = 0;
  let silentUntil: Instant = '';

  const askNow = async (
    key: string,
    ask: () => Promise<CatalogueAnswer<unknown>>,
    now: Instant,
  ): Promise<CatalogueAnswer<unknown>> => {
    if (now < silentUntil) throw new CatalogueDown('The service is left alone for a while.');
    try {
      const found = await ask();
      failures = 0;
      await keep(db, key, found.answer, now);
      return found;
    } catch (error) {
      if (error instanceof CatalogueDown && ++failures >= MAX_FAILURES) silentUntil = plus(now, PAUSE_MS);
      throw error;
    }
  };
  const find = async (key: string, ask: () => Promise<CatalogueAnswer<unknown>>): Promise<CatalogueAnswer<unknown>> => {
    const now = clock();
    const kept = await findKept(db, key);
    if (kept && kept.askedAt > plus(now, -FRESH)) return { answer: kept.answer, stale: false };
    return askNow(key, ask, now).catch((error: unknown) => {
      if (!(error instanceof CatalogueDown) || !kept || kept.askedAt <= plus(now, -KEPT_MS)) throw error;
      return { answer: kept.answer, stale: true };
    });
  };
  /** Shares one answer among simultaneous requests for the same thing. */
  const together = <Answer>(
    key: string,
    ask: () => Promise<CatalogueAnswer<Answer>>,
  ): Promise<CatalogueAnswer<Answer>> => {
    const asked = underWay.get(key) ?? find(key, ask).finally(() => underWay.delete(key));
    underWay.set(key, asked);
    return asked as Promise<CatalogueAnswer<Answer>>;
  };
  return {
    playlist: (id) => together(`playlist/${id}`, () => source.playlist(id)),
    video: (id) => together(`video/${id}`, () => source.video(id)),
  };
}

const findKept = (db: Db, key: string) =>
  db.maybe<Kept>(sql`select answer, asked_at as "askedAt" from catalogue_answers where key = ${key}`);

const keep = (db: Db, key: string, answer: unknown, now: Instant) =>
  db.run(sql`
    insert into catalogue_answers (key, answer, asked_at) values (${key}, ${JSON.stringify(answer)}::jsonb, ${now})
    on conflict (key) do update set answer = excluded.answer, asked_at = excluded.asked_at`);
