import { dayOf, fullStack, type AssignmentItem } from './full-stack-course.ts';

/** An assignment as the classes give it. */
export interface Brief {
  /** The key by which the curriculum knows it. */
  readonly key: string;
  readonly title: string;
  readonly header: string;
  /** Markdown. */
  readonly page: string;
  /** The name of the repository that people hand in. */
  readonly repository: string;
  readonly required: boolean;
  readonly forGraduation: boolean;
  readonly prework: boolean;
  readonly minHours: number | null;
  readonly maxHours: number | null;
  /** Days from the first of the class. */
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
      dueDay: dayOf(facts.due),
    }));

/** The 30 academic assignments; number 1 comes first. */
export const academicBriefs = (): readonly Brief[] => ofKind('academic');

/** The five career milestones, in the order in which they are due. */
export const milestones = (): readonly Brief[] => ofKind('career');
