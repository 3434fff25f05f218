/** Converts a name into its code: 'Check-In Problem' becomes 'check-in-problem'. A code stays the same. */
export const codeOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
