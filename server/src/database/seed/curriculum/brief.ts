import { dayInClass, fullStack, type AssignmentItem } from './full-stack-course.ts';

/** The text and dates of an assignment. */
export interface Brief {
  /** The key that it has in the curriculum. */
  readonly key: string;
  readonly title: string;
  readonly header: string;
  /** The instructions in Markdown. */
  readonly page: string;
  /** The name of the repository that students submit. */
  readonly repository: string;
  readonly required: boolean;
  readonly forGraduation: boolean;
  readonly prework: boolean;
  readonly minHours: number | null;
  readonly maxHours: number | null;
  /** The due day, counted from the first day of the class. */
  readonly dueDay: number;
}

const ofKind = (kind: AssignmentItem['facts']['kind']): Brief[] =>
  fullStack()
    .assignments.filter(({ facts }) => facts.kind === kind)
    .map(({ key, facts, text }) => ({
      key,
      title: facts.title,
      header: facts.header,
      page: text,
      repository: key.replace(/^(?:career-)?\d+-/, ''),
      required: facts.required,
      forGraduation: facts.requiredForGraduation,
      prework: facts.prework,
      minHours: facts.minHours,
      maxHours: facts.maxHours,
      dueDay: dayInClass(facts.due),
    }));

/** The 30 academic assignments in order. */
export const academicBriefs = (): readonly Brief[] => ofKind('academic');

/** The five career milestones by due date. */
export const milestones = (): readonly Brief[] => ofKind('career');
