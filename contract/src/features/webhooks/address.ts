import type { Failure } from '#kernel/failure';
import { WEBHOOK_URL } from './failures.ts';

/**
 * Refuses what is no address outside, as far as its text tells; where its name leads is judged at each message.
 * On one's own machine a stand-in may be told.
 */
export function refuseAddress(text: string, { anywhere }: { readonly anywhere: boolean }): Failure | null {
  if (!URL.canParse(text)) return WEBHOOK_URL;
  const { protocol, username, password, hostname } = new URL(text);
  const isWeb = protocol === 'https:' || (anywhere && protocol === 'http:');
  // credentials in an address would stand in lists and logs
  if (!isWeb || username !== '' || password !== '' || hostname === '') return WEBHOOK_URL;
  return anywhere || hostname.includes('.') || hostname.startsWith('[') ? null : WEBHOOK_URL;
}
