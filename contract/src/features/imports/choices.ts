/** The choices of somebody who looks at a preview. Nothing is chosen beforehand. */
export interface ImportChoices {
  /** Lines of the file that are not imported. ADM-043 */
  readonly leftOut: readonly number[];
  readonly leavesOutAllRefused: boolean;
  /** Fields that take the value of the file although they were changed here: 'line/column'. ADM-050 */
  readonly takesFile: readonly string[];
  /** Lines whose ended enrollment is resumed. ADM-051 */
  readonly resumes: readonly number[];
  /** Classes whose whole roster the file is, by id. ADM-048 */
  readonly wholeRosters: readonly number[];
  /** Roles that the file names completely: 'class id/role'. A list of students is silent about the staff. ADM-048 */
  readonly wholeRoles?: readonly string[] | undefined;
  /** Objects that are not in the file and end. */
  readonly ends: readonly string[];
  /** The number of enrollments that end, typed by whoever knows it: by class. ADM-049 */
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

/** The choices as questions, answered without a search: a file has up to 20,000 rows. */
export interface ChosenRows {
  readonly leavesOut: (line: number, isRefused: boolean) => boolean;
  readonly takesFile: (line: number, column: string) => boolean;
  readonly resumes: (line: number) => boolean;
  readonly ends: (object: string) => boolean;
}

export function chosenBy(choices: ImportChoices): ChosenRows {
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

/** The choices of a caller who wants the file to win everywhere, as an option of the command line. */
export const FILE_IS_RIGHT: ChosenRows = {
  leavesOut: () => false,
  takesFile: () => true,
  resumes: () => true,
  ends: () => false,
};

/** Tells whether the file names everybody of a role in a class. ADM-048 */
export const isWhole = (
  { wholeRosters, wholeRoles = [] }: Pick<ImportChoices, 'wholeRosters' | 'wholeRoles'>,
  { courseId, role }: { readonly courseId: number; readonly role: string },
): boolean => wholeRosters.includes(courseId) || wholeRoles.includes(`${courseId}/${role}`);

/** Choices of which nobody ends for not being in the file. */
export const withoutWhole = (choices: ImportChoices): ImportChoices => ({
  ...choices,
  wholeRosters: [],
  wholeRoles: [],
});
