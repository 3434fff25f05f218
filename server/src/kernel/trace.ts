import type { EventName } from '@bcs/contract/kernel/events';

/** Fields of a line that tells of an event, as the documents describe them. None holds a name, an e-mail or a secret. ASVS 16.2.1 */
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
/** Tells of an event besides that of the call. It counts once the call has come to its end. */
export type Tell = (event: EventName, about: EventFacts) => void;

/** The facts that become known of a request while it is answered, for its lines in the log. */
export class Trace {
  /** The account that called; null while it is not known. */
  accountId: number | null = null;
  /** The facts of the event of the call; a reason says that it was refused although it was answered. */
  about: EventFacts = {};
  told: readonly TracedEvent[] = [];
  isDone = false;
}

/** The events of one attempt at a call; those of an attempt that did not come to its end are forgotten. */
export class Telling {
  #about: EventFacts = {};
  readonly #told: TracedEvent[] = [];

  readonly note = (about: EventFacts): void => {
    this.#about = { ...this.#about, ...about };
  };

  readonly tell: Tell = (event, about) => {
    this.#told.push({ event, about });
  };

  end(trace: Trace): void {
    trace.about = { ...trace.about, ...this.#about };
    trace.told = this.#told;
    trace.isDone = true;
  }
}
