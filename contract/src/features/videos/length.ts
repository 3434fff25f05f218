import { plural } from '#kernel/plural';
const two = (number: number) => String(number).padStart(2, '0');

/** Formats a length: '4:05', or '1:02:05' from one hour on. */
export function lengthText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Formats a length for screen readers: '1 hour 2 minutes', '20 seconds'. */
export function spokenLength(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const parts = [
    [hours, 'hour'],
    [minutes, 'minute'],
    [hours + minutes === 0 ? seconds : 0, 'second'],
  ] as const;
  return parts
    .filter(([number]) => number > 0)
    .map(([number, unit]) => plural(number, unit))
    .join(' ');
}
