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

/** A person who uses the product through HTTP. */
export interface Client {
  /** Makes a call with any input, even an invalid one. */
  call<Name extends keyof Calls>(name: Name, input?: unknown): Promise<CallAnswer<Name>>;
}

/**
 * @param token of the caller; without one, the caller is anonymous
 */
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
