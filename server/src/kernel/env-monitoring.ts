import * as read from './env-values.ts';
import { optionalVariable, secretVariable, withDefault } from './env-variable.ts';

/** The variables for monitoring an installation. */
export const MONITORING_VARIABLES = {
  METRICS_PORT: optionalVariable(
    read.wholeNumber(1, 65_535),
    'none',
    'a port of its own for /metrics, in the form of Prometheus; only what watches should reach it',
  ),
  METRICS_HOST: withDefault(read.text, '127.0.0.1', 'the address on which METRICS_PORT listens'),
  METRICS_TOKEN: secretVariable(
    optionalVariable(
      read.longText,
      'none: there is no /metrics on PORT',
      'opens /metrics on PORT, as `Authorization: Bearer …`',
    ),
  ),
  SLOW_REQUEST_MS: withDefault(
    read.wholeNumber(1, 600_000),
    1000,
    'milliseconds from which a request is named in the log as slow',
  ),
  SLOW_STATEMENT_MS: withDefault(
    read.wholeNumber(1, 600_000),
    500,
    'milliseconds from which a statement is named in the log as slow, without its values',
  ),
};
