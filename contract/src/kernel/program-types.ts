/** The type of programs that match none of the types; they have no surveys that depend on the type. */
export const OTHER_PROGRAM = 'Other';
/** The types of programs, which determine the surveys and the schedule. */
export const PROGRAM_TYPES = [
  'Full Stack Flex Part-Time',
  'Full Stack Flex Full-Time',
  'Data Viz',
  'UX/UI',
  'Cyber',
  OTHER_PROGRAM,
] as const;
