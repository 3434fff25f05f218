// @ts-check
const ROOT = '/api/instructor/v1';
const GRAPHQL = '/api/instructor/graphql/v1/query';

/** @param {string} origin */
const withoutSlash = (origin) => origin.replace(/\/$/, '');

/** A refusal: its status, its code, and what is wrong with which field. */
export class ApiError extends Error {
  /** @param {number} status @param {{ errorCode?: string, errorMessage?: string, fields?: Record<string, string> }} body @param {string | null} retryAfter */
  constructor(
    status,
    { errorCode = 'UNKNOWN', errorMessage = `The server answered ${status}.`, fields = {} },
    retryAfter,
  ) {
    super(errorMessage);
    this.name = 'ApiError';
    this.status = status;
    this.code = errorCode;
    this.fields = fields;
    this.retryAfterSeconds = retryAfter === null ? null : Number(retryAfter);
  }
}

export class InstructorApi {
  #origin;
  #token;
  #fetch;

  /** @param {{ origin: string, token: string, fetch?: typeof globalThis.fetch }} options */
  constructor({ origin, token, fetch = globalThis.fetch }) {
    this.#origin = withoutSlash(origin);
    this.#token = token;
    this.#fetch = fetch;
  }

  /**
   * Signs in with e-mail and password; a wrong one is an ApiError with its code.
   * @param {{ origin: string, email: string, password: string, mfaCode?: string, fetch?: typeof globalThis.fetch }} options
   */
  static async login({ origin, fetch = globalThis.fetch, ...credentials }) {
    const { authToken, errorCode } = await send(fetch, `${withoutSlash(origin)}${ROOT}/login`, credentials, null);
    if (authToken === null) throw new ApiError(200, { errorCode, errorMessage: 'The login was refused.' }, null);
    return new InstructorApi({ origin, token: authToken, fetch });
  }

  /** @param {string} name @param {object} [input] */
  call(name, input = {}) {
    return send(this.#fetch, `${this.#origin}${ROOT}/${name}`, input, this.#token);
  }

  /** @param {string} query @param {object} [variables] */
  async graphql(query, variables = {}) {
    const { data, errors } = await send(this.#fetch, `${this.#origin}${GRAPHQL}`, { query, variables }, this.#token);
    const [error] = errors ?? [];
    if (error) throw new ApiError(200, { errorCode: error.extensions?.code, errorMessage: error.message }, null);
    return data;
  }
}

/** @param {typeof globalThis.fetch} fetch @param {string} url @param {object} input @param {string | null} token */
async function send(fetch, url, input, token) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== null && { authToken: token }) },
    body: JSON.stringify(input),
  });
  // what comes from a proxy in between is no JSON
  const body = await response.json().catch(() => ({}));
  if (!response.ok) throw new ApiError(response.status, body, response.headers.get('retry-after'));
  return body;
}
