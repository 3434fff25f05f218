import type { Services } from '#kernel/services';
import { runDueJobs } from '#jobs/outbox';

/** Does what is due until nothing is left. @throws with what the jobs failed of that failed */
export async function doDueJobs(services: Services): Promise<void> {
  const failures: string[] = [];
  await runDueJobs(services, {
    onEnd: ({ kind, reason }) => {
      if (reason !== undefined) failures.push(`${kind}: ${reason}`);
    },
  });
  if (failures.length > 0) throw new Error(`What was due has failed:\n${failures.join('\n')}`);
}
