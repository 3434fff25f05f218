import { CaseNotTaken } from '#kernel/case-provider';
import { ask, NotReached, type OutgoingResponse, type OutgoingRequest, type RequestLimits } from '#adapters/outgoing';

/**
 * Calls a provider's desk. After a refusal or a failed connection, the case certainly does not exist there; after a
 * server error this is unknown. The error contains no headers or body, and so no keys or personal data.
 */
export async function askDesk(asked: OutgoingRequest, reach: RequestLimits): Promise<OutgoingResponse> {
  const answer = await ask(asked, reach).catch((error: unknown) => {
    if (error instanceof NotReached) throw new CaseNotTaken(error.message, { cause: error });
    throw error;
  });
  const { status } = answer;
  if (status >= 400 && status < 500) throw new CaseNotTaken(`The desk answered ${status}.`, { cause: status });
  if (status >= 500) throw new Error(`The desk answered ${status}.`);
  return answer;
}

/** Calls the API of a desk, which never redirects and answers in JSON. */
export async function askApi(asked: OutgoingRequest, reach: RequestLimits): Promise<unknown> {
  const { status, text } = await askDesk(asked, reach);
  if (status >= 300) throw new CaseNotTaken(`The desk answered ${status}.`);
  return JSON.parse(text) as unknown;
}

/** The header for a user and a password. */
export const basicAuth = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/** Composes the subject of a case, including the reference by which it can be found. */
export const subjectOf = ({
  category,
  subcategory,
  reference,
}: {
  readonly category: string;
  readonly subcategory: string | null;
  readonly reference: string;
}): string => `${subcategory === null ? category : `${category}: ${subcategory}`} [${reference}]`;
