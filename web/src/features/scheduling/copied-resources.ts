import { plural } from '@bcs/contract/kernel/plural';
/** Says how many links and files of sessions a copy takes along. ADM-073 */
export const resourcesText = (count: number): string =>
  plural(count, 'resource of a session comes along.', 'resources of sessions come along.');
