const errors = new WeakSet<object>();

/** Says of an error that nothing was changed before it: what was written is rolled back, or never began. ADM-130 */
export const leftUnchanged = <Thrown>(error: Thrown): Thrown => {
  if (typeof error === 'object' && error !== null) errors.add(error);
  return error;
};

/** Tells whether that was said; otherwise nobody knows. */
export const isUnchanged = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && errors.has(error);
