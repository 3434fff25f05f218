/** Returns the newest notification shown in a list, so that later ones are not marked as read with the rest. D-238 */
export const newestShown = (shown: readonly { readonly id: number }[]): { newestId?: number } =>
  shown.length === 0 ? {} : { newestId: Math.max(...shown.map(({ id }) => id)) };
