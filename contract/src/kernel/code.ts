/** The code of a name in the interface, and of a code the code itself: 'Check-In Problem' is 'check-in-problem'. */
export const codeOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
