import type { Services } from '#kernel/services';

/** A function that does one kind of job. It may run twice, so repetitions must have no effect. */
export type JobHandler = (
  payload: unknown,
  job: {
    readonly id: number;
    /** True if there will be no further attempt. */
    readonly isLast?: boolean;
    /**
     * Tells whether the job is still held by this worker and the server is not stopping. Long work asks before each
     * step that must not be repeated, and fails if it is not.
     */
    readonly isHeld?: () => boolean;
    readonly services: Services;
  },
) => Promise<void>;
