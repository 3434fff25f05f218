import type { Finding } from '@bcs/contract/features/health/model';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Database } from '#database/db';
import type { Environment } from '#kernel/env-table';

/** The installation to examine: from the command line, or by the running server. */
export type Installation = Readonly<{ database: Database; environment: Environment; now: Instant }>;

/** One thing that the doctor looks at. */
export interface Check {
  readonly name: string;
  /** Looks for problems and tells what to do about them, in sentences; nothing when all is well. */
  readonly look: (installation: Installation) => Promise<Finding[]>;
}

export type { Finding };

export const mistake = (text: string): Finding => ({ level: 'mistake', text });
export const warning = (text: string): Finding => ({ level: 'warning', text });
export const note = (text: string): Finding => ({ level: 'note', text });

/** A finding when something was counted. */
export const counted = (count: number, finding: (count: number) => Finding): Finding[] =>
  count > 0 ? [finding(count)] : [];
