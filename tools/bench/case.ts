import type { CallName } from '@bcs/contract/contract';
import type { EndpointName } from '@bcs/contract/features/instructor-api/endpoints';
import type { BenchPerson, BenchSeat } from './seats.ts';

/** A request of the instructor API. */
export type ApiName = `api/${EndpointName | 'graphql'}`;

/** One call to measure: who calls, and what with. */
export interface Case {
  readonly call: CallName | ApiName;
  readonly by: 'student' | 'instructor' | 'manager';
  /** Sent in turn by the same connection: a write goes there and back, so that it always changes something. */
  readonly inputs: (seat: BenchSeat, caller: BenchPerson) => readonly object[];
  /** The status of its answers, where it is not 200. */
  readonly status?: number;
}
