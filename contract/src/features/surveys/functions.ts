import { codeOfProgram, type TypeCode } from './names.ts';
import type { Answer } from './model.ts';

/** The class and the person for whom a form is answered. */
export interface FormContext {
  readonly universityId: number;
  /** The program type, spelled as in programs, such as 'Full Stack Flex Part-Time'. */
  readonly programType: string;
}

/** The answer to a question by its number in the form, which begins with 1. */
export type AnswerLookup = (ordinal: number) => Answer;
export type Visibility = (ordinal: number, context: FormContext, answerOf: AnswerLookup) => boolean;
/** Finds the mistake in the answers as a whole, worded to follow 'could not be submitted - '; null if there is none. */
export type Validation = (answerOf: AnswerLookup, context: FormContext) => string | null;

interface Block {
  readonly from: number;
  readonly to: number;
}
/** The four questions about career services, which are asked in Cyber only. SURV-070 to SURV-074, D-143 */
const IGNORED: Readonly<Record<TypeCode, Block | null>> = {
  pt: { from: 16, to: 19 },
  ft: { from: 14, to: 17 },
  dv: { from: 16, to: 19 },
  ux: { from: 16, to: 19 },
  cy: null,
};
/** The university and the step for which the question about payment is skipped. SURV-075 */
const PAID_UNASKED = { universityId: 222, step: 2 } as const;

const nps: Visibility = (ordinal, { programType }) => {
  const code = codeOfProgram(programType);
  const block = code && IGNORED[code];
  return !block || ordinal < block.from || ordinal > block.to;
};

const preCourse: Visibility = (ordinal, { universityId }) =>
  universityId !== PAID_UNASKED.universityId || ordinal !== PAID_UNASKED.step;

const signature: Validation = (answerOf) => {
  const signed = answerOf(2);
  return typeof signed === 'string' && !/\p{L}/u.test(signed) ? 'your signature must contain your name' : null;
};

/** The functions that decide whether a question is shown, by their name in a form. D-136 */
export const VISIBILITY: Readonly<Record<string, Visibility>> = { nps, 'pre-course': preCourse };
/** The functions that check the answers of a form as a whole, by their name. SURV-060, D-136 */
export const VALIDATION: Readonly<Record<string, Validation>> = { signature };
