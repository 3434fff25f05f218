import { beforeEach, vi } from 'vitest';
import type { BrokerName, Input, Output } from '#lib/api.ts';

/** A refusal, which can be given as an answer to a call, like a body or a function of its input. */
export class Refusal {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  constructor(status: number, body: unknown = null, headers: Readonly<Record<string, string>> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}
export const refuse = (status: number, errorCode: string, errorMessage = errorCode) =>
  new Refusal(status, { success: false, errorCode, errorMessage });

type Answer<Name extends BrokerName> = Output<Name> | Refusal;
export type Answers = {
  [Name in BrokerName]?: Answer<Name> | ((input: Input<Name>) => Answer<Name> | Promise<Answer<Name>>);
};
export interface SentCall {
  readonly name: string;
  readonly method: string;
  readonly url: string;
  readonly input: unknown;
  readonly token: string | null;
  /** The key that identifies a repeated write. */
  readonly writeKey: string | null;
}

/** Replaces the server in tests of screens: it answers calls by name, and records the requests. */
export class FakeBroker {
  answers: Answers = {};
  sent: SentCall[] = [];
  /** Returns the recorded calls of one name. */
  sentTo = (name: BrokerName) => this.sent.filter((each) => each.name === name);

  fetch = async (address: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(address), location.origin);
    const name = url.pathname.replace('/broker/', '');
    const input: unknown =
      init.method === 'POST' ? JSON.parse(String(init.body)) : Object.fromEntries(url.searchParams);
    const headers = new Headers(init.headers);
    const [token, writeKey] = [headers.get('authToken'), headers.get('writeKey')];
    this.sent.push({ name, method: init.method ?? 'GET', url: url.pathname + url.search, input, token, writeKey });
    const answer = (this.answers as Record<string, unknown>)[name];
    const aborted = new Promise<never>((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      if (init.signal?.aborted) reject(new DOMException('aborted', 'AbortError'));
    });
    const given: unknown = await Promise.race([
      typeof answer === 'function' ? (answer as (i: unknown) => unknown)(input) : answer,
      aborted,
    ]);
    if (given === undefined)
      return Response.json(
        { success: false, errorCode: 'NOT_FOUND', errorMessage: `nobody answers ${name}` },
        { status: 404 },
      );
    if (given instanceof Refusal) return Response.json(given.body, { status: given.status, headers: given.headers });
    return Response.json(given);
  };
}

/** Makes a fresh stand-in before each test. */
export function fakeBroker(): FakeBroker {
  const broker = new FakeBroker();
  beforeEach(() => {
    broker.answers = {};
    broker.sent = [];
    vi.stubGlobal('fetch', broker.fetch);
  });
  return broker;
}
