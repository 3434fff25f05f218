import { FAILURES, type Failure } from '@bcs/contract/kernel/failure';

type Refusal = {
  /** The HTTP status, or 0 if there was no answer. */
  status: number;
  code: string;
  /** The sentence that people read. */
  message: string;
  /** True if the server sent no sentence, so that the message is our own. */
  wordless?: boolean;
  /** The errors in single fields of the input, by field. */
  fields?: Readonly<Record<string, string>> | undefined;
  /** The current stored state, if an older one was edited. ADM-115 */
  current?: Readonly<Record<string, unknown>> | undefined;
  /** The headers of the answer, if there was one. */
  headers?: Headers | undefined;
};

/** A call that was refused, or that found no server. D-013 */
export class CallFailed extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly wordless: boolean;
  readonly current: Refusal['current'];
  readonly headers: Refusal['headers'];

  constructor({ status, code, message, fields = {}, wordless = false, current, headers }: Refusal) {
    super(message);
    this.name = 'CallFailed';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.wordless = wordless;
    this.current = current;
    this.headers = headers;
  }

  /** The id by which the request is found in the server's log; null if there was no answer. */
  get request(): string | null {
    return this.headers?.get('x-request-id') ?? null;
  }
}

/** Tells whether an error is a given refusal. */
export const isFailure = (error: unknown, { code }: Pick<Failure, 'code'>): error is CallFailed =>
  error instanceof CallFailed && error.code === code;

/** Makes the error for a missing answer: the browser is offline, or the server is down. */
export const serverUnreachable = () =>
  new CallFailed({
    status: 0,
    code: 'UNREACHABLE',
    message: 'We could not reach the server. Please check your connection and try again.',
  });

/** Makes the error for a call that was not answered because the session has ended. AUTH-076 */
export const sessionOver = () => new CallFailed(FAILURES.UNAUTHENTICATED);

type Body = { errorCode?: unknown; errorMessage?: unknown; fields?: unknown; current?: unknown } | null;

/** Reads the refusal from an answer; if the answer is not from our server, the sentence is a general one. */
export async function readFailure(response: Response): Promise<CallFailed> {
  const body = (await response.json().catch(() => null)) as Body;
  const { code, message } = response.status === 429 ? FAILURES.RATE_LIMITED : FAILURES.UNEXPECTED;
  const said = body?.errorMessage;
  const wordless = typeof said !== 'string';
  return new CallFailed({
    status: response.status,
    code: typeof body?.errorCode === 'string' ? body.errorCode : code,
    message: wordless ? message : said,
    wordless,
    current: body?.current as Refusal['current'],
    headers: response.headers,
    ...(body?.fields != null && { fields: body.fields as Record<string, string> }),
  });
}
