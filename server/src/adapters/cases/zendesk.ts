import type { CaseProvider } from '#kernel/case-provider';
import type { RequestLimits } from '#adapters/outgoing';
import { askApi, basic, subjectOf } from './desk.ts';

export interface Zendesk {
  /** Such as https://example.zendesk.com. */
  readonly url: string;
  /** The e-mail of the agent who made the token. */
  readonly user: string;
  readonly token: string;
}

/** A ticket by the API of Zendesk. The same one under the same key is one ticket; later on it is found by its id here. */
export function zendesk({ url, user, token }: Zendesk, reach: RequestLimits): CaseProvider {
  const authorization = basic(`${user}/token`, token);
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
