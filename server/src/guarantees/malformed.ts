import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Call } from '@bcs/contract/kernel/call';
import { mutate, RAW_BODIES, type dice } from './mutations.ts';

export type Roll = ReturnType<typeof dice>;

/** One malformed request to one of the calls: a broken input, a body that is none, or the wrong method. */
export function malformed(call: Call, input: Record<string, unknown>, token: string | null, roll: Roll): InjectOptions {
  const [method, url] = call.at.split(' ') as ['GET' | 'POST', string];
  const headers = token === null ? {} : { authtoken: token };
  const kind = roll(10);
  if (method === 'GET' || kind === 0)
    return {
      method: kind === 0 ? 'PUT' : 'GET',
      url: `${url}?${['a=1', 'authToken=x&authToken=y', 'enrollmentId[]=1', '%00=%ff', '__proto__[a]=1'][roll(5)]}`,
      headers,
    };
  if (kind === 1) {
    const { body, type } = RAW_BODIES[roll(RAW_BODIES.length)] as (typeof RAW_BODIES)[number];
    return { method: 'POST', url, headers: { ...headers, 'content-type': type }, payload: body };
  }
  // a hand-made body, since a lone surrogate or NUL must arrive as it is
  return {
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: JSON.stringify(mutate(input, roll)) ?? '',
  };
}

/** Names the problem of an answer: a defect, an undocumented body, or a word that should not leave the server. */
export function complaint({ statusCode, body }: LightMyRequestResponse): string | null {
  if (statusCode >= 500) return `status ${statusCode}`;
  if (/node_modules|at .+:\d+:\d+|\bselect\b.+\bfrom\b/i.test(body)) return 'an inner word';
  if (statusCode < 400) return null;
  const { success, errorCode, errorMessage } = JSON.parse(body) as Record<string, unknown>;
  return success === false && typeof errorCode === 'string' && typeof errorMessage === 'string'
    ? null
    : 'a body of another shape';
}
