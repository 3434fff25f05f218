import { perTab } from './storage.ts';

const KEY = 'preview';

/** Returns what this tab previews, as in the header ('9/student'); null in one that shows the person's own. ADM-025 */
export const previewed = (): string | null => perTab.get(KEY);

/** Begins a preview: from the next page on this tab shows that class as a sample person sees it. */
export const beginPreview = (header: string): void => perTab.set(KEY, header);

/** The tab is the person's own again. */
export const endPreview = (): void => perTab.remove(KEY);
