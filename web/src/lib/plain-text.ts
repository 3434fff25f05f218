/** Without accents and capitals, so that 'lucia' finds 'Lucía'. */
export const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
