import { HOUR, plus, type Instant } from '#kernel/clock';
import type { ChatKind } from './model.ts';

/** An object of a class by its title alone. */
interface TitledFact {
  readonly id: number;
  readonly title: string;
}
/** An object with a moment; `hidden` where the cohort hides all objects of its kind, which are then never announced. */
interface DatedFact extends TitledFact {
  readonly at: Instant;
  readonly hidden: boolean;
}
interface SessionFact extends DatedFact {
  readonly cancelled: boolean;
}

/**
 * The facts from which messages are made: those that every student of a class sees. No field is about a person, a
 * grade, a submission, attendance, an extension, a request or a credential, so that no message can reveal one. INTG-082
 */
export interface ClassFacts {
  readonly sessions: readonly SessionFact[];
  /** Released assignments with the due date of the class. */
  readonly assignments: readonly DatedFact[];
  readonly announcements: readonly TitledFact[];
  /** Sessions that have a video. */
  readonly videos: readonly (TitledFact & Pick<DatedFact, 'hidden'>)[];
  /** Assignments that are due and whose submissions are all graded. */
  readonly graded: readonly TitledFact[];
}

/** One piece of news to be announced in a line. */
export interface News extends TitledFact {
  readonly kind: ChatKind;
  readonly change: string;
  /** The time when it takes place or is due; null if it has none. */
  readonly at: Instant | null;
}

/**
 * The facts that a channel was last told, by kind and id. Hidden objects are missing, and so are fields that older
 * versions did not store.
 */
export type ToldFacts = Readonly<
  Record<string, (Pick<SessionFact, 'title' | 'at' | 'cancelled'> & Partial<Pick<SessionFact, 'hidden'>>) | true>
>;

/** The time before a due date at which it is announced. D-272 */
const TOLD_BEFORE = 24 * HOUR;

type Step = (told: ToldFacts, now: Instant) => { readonly news: readonly News[]; readonly told: ToldFacts };

function sessionStep(fact: SessionFact): Step {
  const { id, title, at, cancelled, hidden } = fact;
  const key = `session/${id}`;
  return (told, now) => {
    const before = told[key];
    const known = before === true ? undefined : before;
    const change = changeOf(known, fact);
    const isNews = !hidden && change !== null && (at > now || (known !== undefined && known.at > now));
    return {
      news: isNews ? [{ kind: 'session', id, title, change, at }] : [],
      told: { [key]: { title, at, cancelled, hidden } },
    };
  };
}

function changeOf(before: Pick<SessionFact, 'at' | 'cancelled'> | undefined, now: SessionFact): string | null {
  if (now.cancelled) return before === undefined || before.cancelled ? null : 'Cancelled';
  if (before === undefined) return 'New session';
  if (before.cancelled) return 'Takes place after all';
  return before.at === now.at ? null : 'Moved';
}

/** Finds future sessions that have disappeared and so will not take place; hidden sessions are not announced. */
const goneSessions = (told: ToldFacts, { sessions }: ClassFacts, now: Instant): News[] => {
  const present = new Set(sessions.map(({ id }) => `session/${id}`));
  return Object.entries(told).flatMap(([key, before]) =>
    before !== true &&
    key.startsWith('session/') &&
    !present.has(key) &&
    !before.cancelled &&
    !before.hidden &&
    before.at > now
      ? [{ kind: 'session', id: Number(key.slice(8)), title: before.title, change: 'Cancelled', at: before.at }]
      : [],
  );
};

/** Finds what is new about an assignment: it was released, its due date changed, or it is due within a day. */
function assignmentStep({ id, title, at, hidden }: DatedFact): Step {
  const [released, due, soon] = [`assignment/${id}`, `due/${id}`, `soon/${id}/${at}`];
  return (told, now) => {
    const before = told[due];
    const isSoon = at > now && at <= plus(now, TOLD_BEFORE);
    const isMoved = before !== undefined && before !== true && before.at !== at && at > now;
    const of = { id, title, at };
    const news: News[] = [
      ...(told[released] === undefined ? [{ ...of, kind: 'release' as const, change: 'New assignment' }] : []),
      ...(isMoved ? [{ ...of, kind: 'due' as const, change: 'New due date' }] : []),
      ...(isSoon && !isMoved && told[soon] === undefined && told[released] !== undefined
        ? [{ ...of, kind: 'due' as const, change: 'Due soon' }]
        : []),
    ];
    const known: ToldFacts = {
      [released]: true,
      [due]: { title, at, cancelled: false },
      ...(isSoon && { [soon]: true }),
    };
    return { news: hidden ? [] : news, told: known };
  };
}

const titledStep =
  (kind: 'announcement' | 'video' | 'graded', { id, title, hidden = false }: TitledFact & { hidden?: boolean }): Step =>
  (told) => {
    const key = `${kind}/${id}`;
    return {
      news: told[key] === undefined && !hidden ? [{ kind, id, title, change: '', at: null }] : [],
      told: { [key]: true },
    };
  };

/**
 * Finds the news for a channel: the differences between the facts of the class and those it was told last. Changes that
 * were undone in between are no news, and repeated changes count once. INTG-081
 * @returns the news, and the facts to store once it is sent
 */
export function findUntoldNews(
  told: ToldFacts,
  facts: ClassFacts,
  now: Instant,
): { readonly news: News[]; readonly told: ToldFacts } {
  const steps = [
    ...facts.sessions.map(sessionStep),
    ...facts.assignments.map(assignmentStep),
    ...facts.announcements.map((fact) => titledStep('announcement', fact)),
    ...facts.videos.map((fact) => titledStep('video', fact)),
    ...facts.graded.map((fact) => titledStep('graded', fact)),
  ].map((step) => step(told, now));
  const gone = goneSessions(told, facts, now);
  const kept = Object.entries(told).filter(
    ([key]) => !gone.some(({ id }) => key === `session/${id}`) && !key.startsWith('soon/'),
  );
  return {
    news: [...gone, ...steps.flatMap(({ news }) => news)],
    told: Object.assign({}, Object.fromEntries(kept), ...steps.map((step) => step.told)) as ToldFacts,
  };
}
