import type { Endpoints } from './types.js';

export type * from './types.js';

/** A refusal: its status, its code, and what is wrong with which field. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The seconds after which another try is worthwhile; null if the server does not say. */
  readonly retryAfterSeconds: number | null;
}

interface Connection {
  /** The address at which the product runs, such as https://learn.example.edu. */
  readonly origin: string;
  readonly fetch?: typeof globalThis.fetch;
}

/** The input of an endpoint, or nothing where it takes nothing. */
type Given<Name extends keyof Endpoints> = keyof Endpoints[Name]['input'] extends never
  ? []
  : [input: Endpoints[Name]['input']];

export class InstructorApi {
  constructor(options: Connection & { readonly token: string });
  /** Signs in with e-mail and password. @throws ApiError with the code of a refusal */
  static login(
    options: Connection & { readonly email: string; readonly password: string; readonly mfaCode?: string },
  ): Promise<InstructorApi>;
  /** Asks an endpoint. @throws ApiError */
  call<Name extends keyof Endpoints>(name: Name, ...given: Given<Name>): Promise<Endpoints[Name]['output']>;
  /** The data of a query. @throws ApiError with the first of its errors */
  graphql<Data = Record<string, unknown>>(query: string, variables?: Readonly<Record<string, unknown>>): Promise<Data>;
}
