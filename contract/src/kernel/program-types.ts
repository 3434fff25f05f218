/** A program that none of the types names is known by its own name; no surveys of a type are asked for in it. */
export const OTHER_PROGRAM = 'Other';
/** Which surveys and which rhythm a program has. */
export const PROGRAM_TYPES = [
  'Full Stack Flex Part-Time',
  'Full Stack Flex Full-Time',
  'Data Viz',
  'UX/UI',
  'Cyber',
  OTHER_PROGRAM,
] as const;
