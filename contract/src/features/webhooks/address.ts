import type { Failure } from '#kernel/failure';
import { WEBHOOK_URL } from './failures.ts';

/**
 * Refuses addresses that are not public web addresses, judged by their text; where the host name leads is checked
 * before each message. Local addresses are allowed on a developer's machine.
 */
export function refuseAddress(text: string, { anywhere }: { readonly anywhere: boolean }): Failure | null {
  if (!URL.canParse(text)) return WEBHOOK_URL;
  const { protocol, username, password, hostname } = new URL(text);
  const isWeb = protocol === 'https:' || (anywhere && protocol === 'http:');
  // credentials in an address would appear in lists and logs
  if (!isWeb || username !== '' || password !== '' || hostname === '') return WEBHOOK_URL;
  return anywhere || hostname.includes('.') || hostname.startsWith('[') ? null : WEBHOOK_URL;
}
