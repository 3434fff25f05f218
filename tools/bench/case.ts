import type { CallName } from '@bcs/contract/contract';
import type { EndpointName } from '@bcs/contract/features/instructor-api/endpoints';
import type { BenchPerson, BenchSeat } from './seats.ts';

/** A request of the instructor API. */
export type ApiName = `api/${EndpointName | 'graphql'}`;

/** One call to measure, with its caller and its input. */
export interface Case {
  readonly call: CallName | ApiName;
  readonly by: 'student' | 'instructor' | 'manager';
  /**
   * The inputs that one connection sends in turn: a write changes something and changes it back, so that it always has
   * an effect.
   */
  readonly inputs: (seat: BenchSeat, caller: BenchPerson) => readonly object[];
  /** The status of its answers, where it is not 200. */
  readonly status?: number;
}
