import { ask, type OutgoingResponse, type OutgoingRequest, type RequestLimits } from '#adapters/outgoing';
import { MeetingFailed } from '#kernel/meeting-provider';

/** Calls a meeting provider. Every failure becomes an error that contains no headers, body or address. */
export async function askProvider(asked: OutgoingRequest, reach: RequestLimits): Promise<OutgoingResponse> {
  const answer = await ask(asked, reach).catch(() => {
    throw new MeetingFailed('The provider of meetings was not reached.');
  });
  if (answer.status === 429) throw new MeetingFailed('The provider of meetings asks for a pause.');
  if (answer.status >= 500) throw new MeetingFailed(`The provider of meetings answered ${answer.status}.`);
  return answer;
}

/** Reads an answer as JSON; any other answer is a failure. */
export function parseJson({ text, status }: OutgoingResponse): Readonly<Record<string, unknown>> {
  try {
    const value = JSON.parse(text === '' ? '{}' : text) as unknown;
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // this is treated like any other failure
  }
  throw new MeetingFailed(`The provider of meetings answered ${status} with something else than JSON.`);
}
