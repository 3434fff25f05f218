/** The choices that a user makes in a preview. By default nothing is chosen. */
export interface ImportChoices {
  /** Lines of the file that are not imported. ADM-043 */
  readonly leftOut: readonly number[];
  readonly leavesOutAllRefused: boolean;
  /** Fields that take the value of the file although they were changed in the product: 'line/column'. ADM-050 */
  readonly takesFile: readonly string[];
  /** Lines whose ended enrollment is resumed. ADM-051 */
  readonly resumes: readonly number[];
  /** The ids of classes whose complete roster is in the file. ADM-048 */
  readonly wholeRosters: readonly number[];
  /**
   * Roles that the file lists completely, as 'class id/role', since a list of students does not contain the staff.
   * ADM-048
   */
  readonly wholeRoles?: readonly string[] | undefined;
  /** Objects that are missing from the file and will end. */
  readonly ends: readonly string[];
  /** The number of enrollments that end, by class, typed by the user as a confirmation. ADM-049 */
  readonly typed: Readonly<Record<string, number>>;
}

export const NO_CHOICES: ImportChoices = {
  leftOut: [],
  leavesOutAllRefused: false,
  takesFile: [],
  resumes: [],
  wholeRosters: [],
  ends: [],
  typed: {},
};

/** The choices as fast lookups, because a file can have up to 20,000 rows. */
export interface ChosenRows {
  readonly leavesOut: (line: number, isRefused: boolean) => boolean;
  readonly takesFile: (line: number, column: string) => boolean;
  readonly resumes: (line: number) => boolean;
  readonly ends: (object: string) => boolean;
}

export function indexChosenRows(choices: ImportChoices): ChosenRows {
  const leftOut = new Set(choices.leftOut);
  const takesFile = new Set(choices.takesFile);
  const resumes = new Set(choices.resumes);
  const ends = new Set(choices.ends);
  return {
    leavesOut: (line, isRefused) => leftOut.has(line) || (isRefused && choices.leavesOutAllRefused),
    takesFile: (line, column) => takesFile.has(`${line}/${column}`),
    resumes: (line) => resumes.has(line),
    ends: (object) => ends.has(object),
  };
}

/** The choices of a caller who wants the file to win everywhere; an option of the command line. */
export const FILE_IS_RIGHT: ChosenRows = {
  leavesOut: () => false,
  takesFile: () => true,
  resumes: () => true,
  ends: () => false,
};

/** Tells whether the file lists everybody who has a role in a class. ADM-048 */
export const isWholeRoster = (
  { wholeRosters, wholeRoles = [] }: Pick<ImportChoices, 'wholeRosters' | 'wholeRoles'>,
  { courseId, role }: { readonly courseId: number; readonly role: string },
): boolean => wholeRosters.includes(courseId) || wholeRoles.includes(`${courseId}/${role}`);

/** The choices without those that end people who are missing from the file. */
export const withoutWholeRosters = (choices: ImportChoices): ImportChoices => ({
  ...choices,
  wholeRosters: [],
  wholeRoles: [],
});
