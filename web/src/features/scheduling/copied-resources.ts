/** How many links and files of sessions a copy takes along. ADM-073 */
export const resourcesText = (count: number): string =>
  count === 1 ? '1 resource of a session comes along.' : `${count} resources of sessions come along.`;
