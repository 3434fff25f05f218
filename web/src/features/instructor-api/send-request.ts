/** The parts of an answer that a try-it form shows. API-027 */
export interface TriedResponse {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The body of the response, indented if it is JSON. */
  readonly body: string;
}

function laidOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Sends a request past the calls of the product: a 401 is an answer here and ends no session. D-171 */
export async function sendRequest(path: string, input: object, token: string | null): Promise<TriedResponse> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== null && { authToken: token }) },
    body: JSON.stringify(input),
  });
  return {
    status: response.status,
    headers: [...response.headers].toSorted(([a], [b]) => a.localeCompare(b)),
    body: laidOut(await response.text()),
  };
}

/** Writes the request for a terminal. The token stays out: what is copied is pasted into chats and wikis. */
export function toCurl(origin: string, path: string, input: object, hasToken: boolean): string {
  const body = JSON.stringify(input).replaceAll("'", String.raw`'\''`);
  return [
    `curl -X POST '${origin}${path}'`,
    `-H 'content-type: application/json'`,
    ...(hasToken ? [`-H "authToken: $BCS_TOKEN"`] : []),
    `-d '${body}'`,
  ].join(' \\\n  ');
}
