import { z } from 'zod';
import { notifyOwnGrant } from '#features/rosters/notify-own-grant';
import type { JobHandler } from './work.ts';

const Payload = z.object({ universityId: z.int(), enrollmentId: z.int() });

/**
 * Tells the admins of a class that somebody has enrolled the own account by a grant. The database queues it with the
 * enrollment, so that no way of enrolling can leave it out. matrix-administration.md [45]
 */
export const reportOwnGrant: JobHandler = async (payload, { id, services: { database, clock } }) => {
  const place = Payload.parse(payload);
  await database.transaction((tx) => notifyOwnGrant(tx, { ...place, jobId: id }, clock()));
};
