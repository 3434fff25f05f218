import type { FastifyInstance } from 'fastify';
import { calls, type Calls } from '@bcs/contract/contract';
import type { OutputOf } from '@bcs/contract/kernel/call';

/** The answer of a call: its output, or a failure with its code. */
export interface CallAnswer<Name extends keyof Calls> {
  readonly status: number;
  readonly body: OutputOf<Calls[Name]> & {
    readonly errorCode?: string;
    readonly errorMessage?: string;
    readonly fields?: Readonly<Record<string, string>>;
    readonly current?: Readonly<Record<string, unknown>>;
  };
}

/** Somebody who uses the product over HTTP. */
export interface Client {
  /** Any input may be sent, also a wrong one. */
  call<Name extends keyof Calls>(name: Name, input?: unknown): Promise<CallAnswer<Name>>;
}

/** @param token of the one who calls; none for anybody */
export const clientOf = (app: () => FastifyInstance, token: () => Promise<string | null>): Client => ({
  async call<Name extends keyof Calls>(name: Name, input: unknown = {}): Promise<CallAnswer<Name>> {
    const [method, url] = calls[name].at.split(' ') as ['GET' | 'POST', string];
    const given = await token();
    const { statusCode, body } = await app().inject({
      method,
      url,
      headers: given === null ? {} : { authtoken: given },
      ...(method === 'GET' ? { query: input as Record<string, string> } : { payload: input as object }),
    });
    return { status: statusCode, body: JSON.parse(body) as CallAnswer<Name>['body'] };
  },
});
