/** The keys of the gradebook's query string. The screen parses their values, since a route is part of every page. */
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
