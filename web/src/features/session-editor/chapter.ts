const CHAPTER = /^\d{1,3}(?:\.\d)?$/;

/** Tells whether a typed chapter can be sent: a module and, after a point, the place in it; or nothing. SESS-039 */
export const isChapter = (text: string): boolean => text.trim() === '' || CHAPTER.test(text.trim());

/** Turns a chapter into the text that is typed. */
export const chapterText = (chapter: number | null): string => (chapter === null ? '' : String(chapter));
