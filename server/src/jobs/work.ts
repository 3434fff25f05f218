import type { Services } from '#kernel/services';

/** A function that does one kind of job. It may run twice, so it makes sure that twice is as good as once. */
export type JobHandler = (
  payload: unknown,
  job: {
    readonly id: number;
    /** When this attempt fails there is no other one. */
    readonly isLast?: boolean;
    /** Whether nobody else may have taken the job meanwhile: long work asks before each step that others would do again. */
    readonly isHeld?: () => boolean;
    readonly services: Services;
  },
) => Promise<void>;
