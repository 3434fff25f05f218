import { perTab } from './storage.ts';

const KEY = 'preview';

/**
 * Returns the preview of this tab, as in the header ('9/student'); null if the tab shows the person's own view. ADM-025
 */
export const currentPreview = (): string | null => perTab.get(KEY);

/** Begins a preview: from the next page on, this tab shows that class as a sample person sees it. */
export const beginPreview = (header: string): void => perTab.set(KEY, header);

/** Ends the preview, so that the tab shows the person's own view again. */
export const endPreview = (): void => perTab.remove(KEY);
