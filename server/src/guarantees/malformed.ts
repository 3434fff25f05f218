import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Call } from '@bcs/contract/kernel/call';
import { mutate, RAW_BODIES, type seededDice } from './mutations.ts';

export type DiceRoll = ReturnType<typeof seededDice>;

/** A malformed request to one of the calls: a broken input, an invalid body, or the wrong method. */
export function malformed(
  call: Call,
  input: Record<string, unknown>,
  token: string | null,
  roll: DiceRoll,
): InjectOptions {
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
  // a hand-made body, since a lone surrogate or NUL must arrive unchanged
  return {
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: JSON.stringify(mutate(input, roll)) ?? '',
  };
}

/** Finds what is wrong with an answer: a defect, an undocumented body, or internal words. */
export function findComplaint({ statusCode, body }: LightMyRequestResponse): string | null {
  if (statusCode >= 500) return `status ${statusCode}`;
  if (/node_modules|at .+:\d+:\d+|\bselect\b.+\bfrom\b/i.test(body)) return 'an inner word';
  if (statusCode < 400) return null;
  const { success, errorCode, errorMessage } = JSON.parse(body) as Record<string, unknown>;
  return success === false && typeof errorCode === 'string' && typeof errorMessage === 'string'
    ? null
    : 'a body of another shape';
}
