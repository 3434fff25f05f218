import type { Services } from '#kernel/services';

/** A function that does one kind of job. It may run twice, so it makes sure that twice is as good as once. */
export type JobHandler = (
  payload: unknown,
  job: {
    readonly id: number;
    /** When this attempt fails there is no other one. */
    readonly isLast?: boolean;
    /**
     * Tells whether the job is still held, so that nobody else does it, and the server is not about to stop: long work
     * asks before each step that must not be done twice, and fails where it is not.
     */
    readonly isHeld?: () => boolean;
    readonly services: Services;
  },
) => Promise<void>;
