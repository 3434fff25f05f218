/** Up to where a list was shown: what comes while somebody looks at it is not marked with the rest. D-238 */
export const newestOf = (shown: readonly { readonly id: number }[]): { newestId?: number } =>
  shown.length === 0 ? {} : { newestId: Math.max(...shown.map(({ id }) => id)) };
