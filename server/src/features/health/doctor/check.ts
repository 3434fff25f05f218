import type { Finding } from '@bcs/contract/features/health/model';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Database } from '#database/db';
import type { Environment } from '#kernel/env-table';

/** The installation to examine, from the command line or by the running server. */
export type Installation = Readonly<{ database: Database; environment: Environment; now: Instant }>;

/** One area that the self-check examines. */
export interface Check {
  readonly name: string;
  /** Looks for problems, and says in sentences what to do about them; empty if all is well. */
  readonly look: (installation: Installation) => Promise<Finding[]>;
}

export type { Finding };

export const mistake = (text: string): Finding => ({ level: 'mistake', text });
export const warning = (text: string): Finding => ({ level: 'warning', text });
export const note = (text: string): Finding => ({ level: 'note', text });

/** Returns the finding if the count is not zero. */
export const findingWhenAny = (count: number, finding: (count: number) => Finding): Finding[] =>
  count > 0 ? [finding(count)] : [];
