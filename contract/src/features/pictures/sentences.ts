/** The sentences about a rejected picture besides 'File rejected'. PEOPLE-022, PEOPLE-023, D-079 (T-35) */
export const ACCEPTED_TYPES = 'Accepted file types: jpeg, jpg, png, svg.';
export const SIZE_LIMIT = 'File size must not exceed 200 KB.';
