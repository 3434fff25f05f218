import { takeReport } from '#features/mail-delivery/queries-address';
import type { Services } from '#kernel/services';

/** Reads non-delivery reports, if there is a mailbox for them. SUCC-084 */
export async function readReports(services: Services): Promise<void> {
  await services.returns?.read((message) => takeReport(services, message));
}
