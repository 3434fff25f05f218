/** The query string of the gradebook. What may stand there is read by the screen: a route comes with every page. */
export const GRADEBOOK_KEYS = [
  'assignment',
  'student',
  'required',
  'gradeStatus',
  'assignmentType',
  'grade',
  'comments',
  'view',
  'name',
  'sort',
  'work',
] as const;
