/**
 * Calls of matrix-administration.md that are decided and not built. Whoever builds one takes it out; the test of the matrix
 * fails while a built one stands here, and when one that is neither built nor here is in the matrix.
 */
export const NOT_BUILT_YET: readonly string[] = ['backupFile'];
