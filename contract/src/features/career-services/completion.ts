import { isCareer } from '#features/enrollments/contexts';
import { percentOf } from '#features/coursework/percentages';
import { isIncomplete, type ItemFacts } from '#features/coursework/statuses';

/** The share of required career items that are submitted and not incomplete, in whole percent; 100 when none is required. CAREER-010, D-158 */
export const careerCompletion = (items: readonly ItemFacts[]): number => {
  const required = items.filter((item) => isCareer(item) && item.required);
  const done = required.filter((item) => item.submission !== null && !isIncomplete(item));
  return required.length === 0 ? 100 : Math.round(percentOf(done.length, required.length));
};
