import { FAILURES, type Failure } from '@bcs/contract/kernel/failure';

type Refusal = {
  /** The HTTP status, or 0 when no answer came. */
  status: number;
  code: string;
  /** The sentence for the reader. */
  message: string;
  /** The server said nothing: the sentence is our own. */
  wordless?: boolean;
  /** The faults in single fields of the input, by field. */
  fields?: Readonly<Record<string, string>> | undefined;
  /** The state that is stored now, where an older one was edited. ADM-115 */
  current?: Readonly<Record<string, unknown>> | undefined;
  /** The headers of the answer, where one came. */
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

  /** The id by which the request is found in the log of the server; null where no answer came. */
  get request(): string | null {
    return this.headers?.get('x-request-id') ?? null;
  }
}

/** Tells whether an error is this refusal. */
export const isFailure = (error: unknown, { code }: Pick<Failure, 'code'>): error is CallFailed =>
  error instanceof CallFailed && error.code === code;

/** No answer came: offline, or the server is away. */
export const unreachable = () =>
  new CallFailed({
    status: 0,
    code: 'UNREACHABLE',
    message: 'We could not reach the server. Please check your connection and try again.',
  });

/** The session has ended, so the call was not answered. AUTH-076 */
export const sessionOver = () => new CallFailed(FAILURES.UNAUTHENTICATED);

type Body = { errorCode?: unknown; errorMessage?: unknown; fields?: unknown; current?: unknown } | null;

/** Reads the refusal out of an answer; what comes from something else than our server gets a plain sentence. */
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
