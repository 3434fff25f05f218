/** Joins class names; what is false falls away. */
export const cx = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ');
