const errors = new WeakSet<object>();

/** Marks an error as one before which nothing was changed, because it was rolled back or never began. ADM-130 */
export const leftUnchanged = <Thrown>(error: Thrown): Thrown => {
  if (typeof error === 'object' && error !== null) errors.add(error);
  return error;
};

/** Tells whether an error is marked in this way; otherwise it is unknown. */
export const isUnchanged = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && errors.has(error);
