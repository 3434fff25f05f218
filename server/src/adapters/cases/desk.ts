import { CaseNotTaken } from '#kernel/case-provider';
import { ask, NotReached, type OutgoingResponse, type OutgoingRequest, type RequestLimits } from '#adapters/outgoing';

/**
 * Asks the desk of a provider. A refusal, and a call that nobody took, are certain: the case is not there. After an
 * error of the service itself nobody knows. The error holds no header and no body, so no key and nothing personal.
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

/** Asks the API of a desk, which never redirects and answers in JSON. */
export async function askApi(asked: OutgoingRequest, reach: RequestLimits): Promise<unknown> {
  const { status, text } = await askDesk(asked, reach);
  if (status >= 300) throw new CaseNotTaken(`The desk answered ${status}.`);
  return JSON.parse(text) as unknown;
}

/** User and password, as a header. */
export const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/** Words the subject of a case, with the reference by which it is found again. */
export const subjectOf = ({
  category,
  subcategory,
  reference,
}: {
  readonly category: string;
  readonly subcategory: string | null;
  readonly reference: string;
}): string => `${subcategory === null ? category : `${category}: ${subcategory}`} [${reference}]`;
