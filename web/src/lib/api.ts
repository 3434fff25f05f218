import type { CallName, Calls } from '@bcs/contract/contract';
import type { InputOf, OutputOf } from '@bcs/contract/kernel/call';
import { readFailure, sessionOver, serverUnreachable } from './call-failed.ts';
import { learnServerTime } from './server-clock.ts';
import { endSession, whileSessionLasts } from './auth-session-end.ts';
import { storedToken } from './auth-session.ts';
import { newId } from './new-id.ts';
import { currentPreview } from './preview.ts';

type NamesBy<Method extends string> = {
  [Name in CallName]: Calls[Name]['at'] extends `${Method} /broker/${string}` ? Name : never;
}[CallName];
export type GetName = NamesBy<'GET'>;
export type PostName = NamesBy<'POST'>;
export type BrokerName = GetName | PostName;

export type Input<Name extends CallName> = InputOf<Calls[Name]>;
export type Output<Name extends CallName> = OutputOf<Calls[Name]>;
/** Calls without a field need no input. */
export type CallArguments<Name extends CallName> =
  Record<never, never> extends Input<Name> ? [input?: Input<Name>] : [input: Input<Name>];

/** The id of this page, so that the server does not notify it of its own changes. It is not secret, only unique. */
export const PAGE_ID = newId();

/** Makes a write: `await post('login', { email, password })`. AUTH-056 */
export const post = <Name extends PostName>(name: Name, ...[input]: CallArguments<Name>): Promise<Output<Name>> =>
  request('POST', name, input);

/** A read by GET, its input in the query string: `await get('validateToken')`. */
export const get = <Name extends GetName>(name: Name, ...[input]: CallArguments<Name>): Promise<Output<Name>> =>
  request('GET', name, input);

/** Sends one call with the stored token and reads its answer, or throws CallFailed. AUTH-055 */
export async function request<Name extends BrokerName>(
  method: 'GET' | 'POST',
  name: Name,
  input: unknown,
  signal?: AbortSignal,
  writeKey?: string,
): Promise<Output<Name>> {
  const session = whileSessionLasts();
  const token = storedToken();
  const response = await fetch(addressOf(method, name, input), {
    method,
    headers: headersOf(method, token, name === 'logout' ? null : currentPreview(), writeKey),
    ...(method === 'POST' && { body: JSON.stringify(input ?? {}) }),
    signal: signal ? AbortSignal.any([signal, session]) : session,
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw session.aborted ? sessionOver() : serverUnreachable();
  });
  learnServerTime(response.headers.get('date'));
  // an answer to a request without a session, or with an earlier one, says nothing about the one being started
  if (response.status === 401 && token !== null && token === storedToken()) endSession();
  if (!response.ok) throw await readFailure(response);
  return (await response.json()) as Output<Name>;
}

/** A last message of a page that may be closing: it is sent even then, and nobody waits for the answer. */
export function sendBeacon<Name extends PostName>(name: Name, input: Input<Name>): void {
  const sent = {
    method: 'POST',
    headers: headersOf('POST', storedToken(), currentPreview()),
    body: JSON.stringify(input),
    keepalive: true,
  };
  void fetch(addressOf('POST', name, input), sent).catch(() => {});
}

function headersOf(method: string, token: string | null, preview: string | null, writeKey?: string) {
  const headers = new Headers();
  if (token) {
    headers.set('authToken', token);
    if (preview) headers.set('preview', preview);
  }
  if (method === 'POST') {
    headers.set('content-type', 'application/json');
    headers.set('pageId', PAGE_ID);
    if (writeKey) headers.set('writeKey', writeKey);
  }
  return headers;
}

function addressOf(method: string, name: string, input: unknown) {
  const path = `/broker/${name}`;
  if (method === 'POST' || input === undefined) return path;
  const query = new URLSearchParams(input as Record<string, string>).toString();
  return query ? `${path}?${query}` : path;
}
