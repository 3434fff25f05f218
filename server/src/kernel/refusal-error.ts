import { FAILURES, type Failure } from '@bcs/contract/kernel/failure';
import { codeOfMistake } from '@bcs/contract/kernel/schema';

/** A declared refusal on its way to the HTTP layer. */
export class RefusalError extends Error {
  readonly failure: Failure;
  /** The mistakes of the input, by field. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** The codes of these mistakes, by field. */
  readonly fieldCodes: Readonly<Record<string, string>> | undefined;

  /** The seconds after which a retry makes sense. */
  readonly retryAfterSeconds: number | undefined;

  /** The present values by field, if the caller has edited outdated ones. ADM-115 */
  readonly current: Readonly<Record<string, unknown>> | undefined;

  /**
   * @param options the cause, which is logged but never shown to the caller
   */
  constructor(
    failure: Failure,
    fields?: Record<string, string>,
    retryAfterSeconds?: number,
    options?: ErrorOptions & Partial<Pick<RefusalError, 'current' | 'fieldCodes'>>,
  ) {
    super(failure.code, options);
    this.failure = failure;
    this.fields = fields;
    this.fieldCodes = options?.fieldCodes ?? (fields && codesOf(fields, failure));
    this.retryAfterSeconds = retryAfterSeconds;
    this.current = options?.current;
  }
}

/** The codes of what a handler says of fields: often it is the sentence of the failure itself. */
const codesOf = (fields: Readonly<Record<string, string>>, { code, message }: Failure) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, said]) => [field, codeOfMistake(said, said === message ? code : 'INVALID')]),
  );

/** Returns a row that must exist for the caller, or throws NOT_FOUND. */
export function orNotFound<T>(row: T | undefined): T {
  if (row === undefined) throw new RefusalError(FAILURES.NOT_FOUND);
  return row;
}

/** Returns what must be there; where it is not, the call is refused. @param field the field of the input that names it */
export function orRefuse<T>(found: T, failure: Failure, field?: string): NonNullable<T> {
  if (found === undefined || found === null)
    throw new RefusalError(failure, field === undefined ? undefined : { [field]: failure.message });
  return found;
}

/** Throws a failure, if there is one. */
export function throwIf(failure: Failure | null): void {
  if (failure) throw new RefusalError(failure);
}
