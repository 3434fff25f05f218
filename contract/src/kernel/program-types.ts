/** Which surveys and which rhythm a program has. */
export const PROGRAM_TYPES = [
  'Full Stack Flex Part-Time',
  'Full Stack Flex Full-Time',
  'Data Viz',
  'UX/UI',
  'Cyber',
] as const;
