import { SESSION_CATEGORIES, type SessionCategoryCode } from '#features/sessions/categories';

/** The context of a kind of session: 1 academic, 2 career. SESS-041 */
export const contextOfKind = ({ category }: { readonly category: SessionCategoryCode }): 1 | 2 =>
  SESSION_CATEGORIES.find(({ code }) => code === category)?.contextId ?? 1;
