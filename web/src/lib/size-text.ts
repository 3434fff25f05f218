const UNITS = ['KB', 'MB', 'GB', 'TB'] as const;
const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });

/** Formats a size in steps of 1,000, as disks are sold: '1.2 GB'. */
export function sizeText(bytes: number): string {
  const step = Math.min(UNITS.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  return `${number.format(bytes / 1000 ** step)} ${UNITS[step - 1]}`;
}
