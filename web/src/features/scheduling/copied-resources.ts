import { plural } from '@bcs/contract/kernel/plural';
/** Says how many links and files of sessions a copy takes along. ADM-073 */
export const resourcesText = (count: number): string =>
  plural(count, 'session resource is copied too.', 'session resources are copied too.');
