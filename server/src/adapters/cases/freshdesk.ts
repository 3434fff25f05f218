import { CaseNotTaken, type CaseProvider } from '#kernel/case-provider';
import type { RequestLimits } from '#adapters/outgoing';
import { askApi, basicAuth, subjectOf } from './desk.ts';

export interface Freshdesk {
  /** The address, such as https://example.freshdesk.com. */
  readonly url: string;
  readonly key: string;
}

const OPEN_STATUS = 2;
const FROM_PORTAL = 2;
const PRIORITY = { Low: 1, High: 3 } as const;

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Converts a text into safe HTML, as Freshdesk requires it. */
const asHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign).replaceAll(/\r\n|\r|\n/g, '<br>');

/**
 * Creates tickets through the API of Freshdesk. It has no idempotent keys, so an existing ticket is searched for by
 * person and subject.
 */
export function freshdesk({ url, key }: Freshdesk, reach: RequestLimits): CaseProvider {
  const authorization = basicAuth(key, 'X');
  return {
    has: async ({ email, reference }) => {
      const latest = `${url}/api/v2/tickets?email=${encodeURIComponent(email)}&per_page=30`;
      const found = await askApi({ method: 'GET', url: latest, headers: { authorization } }, reach).catch(noneOfNobody);
      return (found as readonly { subject?: string }[]).some(({ subject = '' }) => subject.endsWith(`[${reference}]`));
    },
    send: async (outgoing) => {
      const { name, email, priority, description } = outgoing;
      const ticket = {
        subject: subjectOf(outgoing),
        description: asHtml(description),
        name,
        email,
        status: OPEN_STATUS,
        priority: PRIORITY[priority],
        source: FROM_PORTAL,
        tags: ['bootcamp-square'],
      };
      const headers = { authorization, 'content-type': 'application/json' };
      await askApi({ method: 'POST', url: `${url}/api/v2/tickets`, headers, body: JSON.stringify(ticket) }, reach);
    },
  };
}

const BAD_REQUEST = 400;

/** Treats the answer that the person is unknown as an empty list of tickets. */
function noneOfNobody(error: unknown): readonly never[] {
  if (error instanceof CaseNotTaken && error.cause === BAD_REQUEST) return [];
  throw error;
}
