import { z } from 'zod';
import { AssignmentFile, CourseFile, FolderMistake, SessionFile } from '#features/curricula/model';
import { FOLDER_KEY, LONGEST_FOLDER_KEY, LONGEST_FOLDER_TEXT, MOST_FOLDER_FILES } from '#kernel/folder-bounds';
import { count, id, instant, text, version, mistake } from '#kernel/schema';

const key = z
  .string()
  .max(LONGEST_FOLDER_KEY)
  .regex(
    FOLDER_KEY,
    mistake({ NO_KEY: 'A key consists of lowercase letters, digits, hyphens and dots, such as 01-html-and-css.' }),
  );
const items = <Facts extends z.ZodType>(facts: Facts) =>
  z
    .array(z.strictObject({ key, facts, /** The texts in Markdown. */ text: text(LONGEST_FOLDER_TEXT) }))
    .max(MOST_FOLDER_FILES)
    .refine(
      (all) => new Set(all.map((item) => item.key)).size === all.length,
      mistake({ KEY_TWICE: 'Each key can be used only once.' }),
    );

/** The content of a plan, exactly as in a course folder. ADM-102, ADM-104 */
export const PlanContent = z.strictObject({
  course: CourseFile,
  sessions: items(SessionFile),
  assignments: items(AssignmentFile),
});
export type PlanContent = z.output<typeof PlanContent>;
export type PlanSession = PlanContent['sessions'][number];
export type PlanAssignment = PlanContent['assignments'][number];

const counted = { sessions: count(), assignments: count() };

export const PlanInList = z.object({
  planId: id(),
  name: z.string(),
  universityId: id(),
  university: z.string(),
  program: z.string(),
  /** The number of the latest version; null if there is none. */
  latest: z.int().nullable(),
  /** Tells whether the draft has changes that are in no version yet. */
  hasChanges: z.boolean(),
  /** The counts for the draft or, without one, the latest version. */
  ...counted,
  updatedAt: instant(),
  archived: z.boolean(),
});
export type PlanInList = z.infer<typeof PlanInList>;

export const PlanVersion = z.object({
  number: z.int().min(1),
  note: z.string(),
  publishedAt: instant(),
  /** The person who published it; null for the command line. */
  publishedBy: z.string().nullable(),
  ...counted,
});
export type PlanVersion = z.infer<typeof PlanVersion>;

/** A plan with the content of its draft or of one of its versions. ADM-102 */
export const CurriculumPlan = z.object({
  planId: id(),
  version: version(),
  name: z.string(),
  universityId: id(),
  university: z.string(),
  programId: id(),
  program: z.string(),
  archived: z.boolean(),
  hasChanges: z.boolean(),
  content: PlanContent,
  /** The versions, the latest first. */
  versions: z.array(PlanVersion),
  /** The mistakes in the content. */
  mistakes: z.array(FolderMistake),
  /** The programs to which it can belong. */
  programs: z.array(z.object({ id: id(), name: z.string() })),
});
export type CurriculumPlan = z.infer<typeof CurriculumPlan>;

/** The source of a new plan. ADM-102 */
export const PlanSource = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('empty') }),
  z.strictObject({ kind: z.literal('class'), courseId: id() }),
  z.strictObject({ kind: z.literal('folder'), /** The bytes of a zip file. */ base64: z.base64() }),
]);
export type PlanSource = z.infer<typeof PlanSource>;
