/** The name of the cookie by which the portal recognizes a person. D-170 */
export const PAYMENT_COOKIE = 'bcsPaymentToken';
/** The lifetime of the token in the cookie, in seconds. D-170 */
export const PAYMENT_TOKEN_SECONDS = 300;

/** Returns the address of the portal where a program is paid for, naming the university. CHAT-012, D-170 */
export function portalAddress(portalUrl: string, universityId: number): string {
  const [address = '', query] = portalUrl.split('?');
  return `${address}?${query ? `${query}&` : ''}ref=${universityId}`;
}

/** The cookie as JavaScript sets it. Without a domain, it is limited to the host of the page. D-170 */
export const paymentCookie = (token: string, domain: string | null): string =>
  `${PAYMENT_COOKIE}=${token}; Max-Age=${PAYMENT_TOKEN_SECONDS}; Path=/; Secure; SameSite=Lax${domain === null ? '' : `; Domain=${domain}`}`;
