/** The keys with which a list stands in the address, beside its filters; alone, since every first view carries them. */
export const LIST_KEYS = ['sort', 'desc', 'page'] as const;
