/** One feature, as it is written in different places. */
export interface Names {
  /** weekly-feedback: the folder, the path. */
  readonly feature: string;
  /** weeklyFeedback: the call. */
  readonly call: string;
  /** WeeklyFeedback: the type. */
  readonly noun: string;
  /** WEEKLY_FEEDBACK: the failure. */
  readonly code: string;
  /** Weekly feedback: what people read. */
  readonly title: string;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** All spellings of a feature, or null where the name is no name of a folder. */
export function parseNames(feature: string): Names | null {
  if (!/^[a-z]+(-[a-z]+)*$/.test(feature)) return null;
  const words = feature.split('-');
  const noun = words.map(capital).join('');
  return {
    feature,
    noun,
    call: noun.charAt(0).toLowerCase() + noun.slice(1),
    code: words.join('_').toUpperCase(),
    title: capital(words.join(' ')),
  };
}

/** Fills in a template, or the path of one. */
export const fillTemplate = (template: string, { feature, call, noun, code, title }: Names): string =>
  template
    .replaceAll('__feature__', feature)
    .replaceAll('__call__', call)
    .replaceAll('__Noun__', noun)
    .replaceAll('__CODE__', code)
    .replaceAll('__title__', title);
