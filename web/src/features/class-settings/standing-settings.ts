/** Asks for the settings of a class as they stand. */
export const standing = (courseId: number) =>
  ({ courseId, keeps: 'local times', pattern: null, settings: null }) as const;
