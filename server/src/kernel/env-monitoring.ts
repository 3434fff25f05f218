import * as read from './env-readers.ts';
import { optional, secret, settled } from './env-variable.ts';

/** The variables for monitoring an installation. */
export const MONITORING_VARIABLES = {
  metricsPort: optional(
    'METRICS_PORT',
    read.wholeNumber(1, 65_535),
    'none',
    'a port of its own for /metrics, in the form of Prometheus; only what watches should reach it',
  ),
  metricsHost: settled('METRICS_HOST', read.text, '127.0.0.1', 'the address on which METRICS_PORT listens'),
  metricsToken: secret(
    optional(
      'METRICS_TOKEN',
      read.longText,
      'none: there is no /metrics on PORT',
      'opens /metrics on PORT, as `Authorization: Bearer …`',
    ),
  ),
  slowRequestMs: settled(
    'SLOW_REQUEST_MS',
    read.wholeNumber(1, 600_000),
    1000,
    'milliseconds from which a request is named in the log as slow',
  ),
  slowStatementMs: settled(
    'SLOW_STATEMENT_MS',
    read.wholeNumber(1, 600_000),
    500,
    'milliseconds from which a statement is named in the log as slow, without its values',
  ),
};
