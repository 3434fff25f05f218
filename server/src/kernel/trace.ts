import type { EventName } from '@bcs/contract/kernel/events';

/**
 * The fields of an event's log line, as the documentation describes them. None contains a name, an e-mail or a secret.
 * ASVS 16.2.1
 */
export const EVENT_FIELDS = {
  event: 'which, by its name in the table below',
  outcome: '`done`, `refused`, or `failed` where the server could not do it',
  reason: 'of what was refused: the code of the failure, as the answer has it',
  account: 'the id of who did it; of a login that of the account it was for; null where nobody is known',
  ip: 'from which address, by TRUST_PROXY',
  route: 'which call, without its query string',
  factor: 'of a login: `code`, or null where none was proven',
  purpose: 'of a login: `web` or `instructor-api`, what it opens',
  person: 'the id of the account that it is about',
  university: 'the id of the university that it is about',
  class: 'the id of the class that it is about',
  object: 'of an entry of the history: its kind of object',
  objectId: 'the id of that object, token, webhook, session or import',
  role: 'of a preview: the role of the sample person',
  origin: 'of an entry of the history: `screen`, `import`, `standing role`, `own grant` or `set-up`',
  count:
    'how many, where one request did the same more than once; fields that differ are left out; of an import, how many rows were written',
} as const;

/** The facts of an event. */
export type EventFacts = Readonly<
  Partial<Record<Exclude<keyof typeof EVENT_FIELDS, 'event' | 'outcome' | 'ip' | 'route'>, string | number | null>>
>;

export type TracedEvent = Readonly<{ event: EventName; about: EventFacts }>;
/** Logs an additional event, provided that the call completes. */
export type TellEvent = (event: EventName, about: EventFacts) => void;

/** The facts about a request that become known while it is answered, for the log. */
export class Trace {
  /** The account of the caller; null while unknown. */
  accountId: number | null = null;
  /** The facts about the call's event; a reason means that it was refused although it was answered. */
  about: EventFacts = {};
  told: readonly TracedEvent[] = [];
  isDone = false;
}

/** The events of one attempt at a call; those of an incomplete attempt are dropped. */
export class AttemptEvents {
  #about: EventFacts = {};
  readonly #told: TracedEvent[] = [];

  readonly note = (about: EventFacts): void => {
    this.#about = { ...this.#about, ...about };
  };

  readonly tell: TellEvent = (event, about) => {
    this.#told.push({ event, about });
  };

  end(trace: Trace): void {
    trace.about = { ...trace.about, ...this.#about };
    trace.told = this.#told;
    trace.isDone = true;
  }
}
