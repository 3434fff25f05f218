import type { CaseProvider } from '#kernel/case-provider';
import type { RequestLimits } from '#adapters/outgoing';
import { askApi, basicAuth, subjectOf } from './desk.ts';

export interface Zendesk {
  /** The address, such as https://example.zendesk.com. */
  readonly url: string;
  /** The e-mail of the agent to whom the token belongs. */
  readonly user: string;
  readonly token: string;
}

/**
 * Creates tickets through the API of Zendesk. A repeated key creates no second ticket; later the ticket is found by its
 * id.
 */
export function zendesk({ url, user, token }: Zendesk, reach: RequestLimits): CaseProvider {
  const authorization = basicAuth(`${user}/token`, token);
  return {
    has: async ({ reference }) => {
      const found = `${url}/api/v2/tickets.json?external_id=${encodeURIComponent(reference)}`;
      const answer = await askApi({ method: 'GET', url: found, headers: { authorization } }, reach);
      const { tickets = [] } = answer as { tickets?: readonly { external_id?: unknown }[] };
      return tickets.some(({ external_id: id }) => id === reference);
    },
    send: async (outgoing) => {
      const { reference, name, email, priority, description } = outgoing;
      const ticket = {
        subject: subjectOf(outgoing),
        comment: { body: description },
        requester: { name, email },
        priority: priority === 'High' ? 'high' : 'low',
        external_id: reference,
        tags: ['bootcamp-square'],
      };
      const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': reference };
      await askApi(
        { method: 'POST', url: `${url}/api/v2/tickets.json`, headers, body: JSON.stringify({ ticket }) },
        reach,
      );
    },
  };
}
