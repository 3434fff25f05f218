import { npsGroup, type NpsGroup } from '#features/surveys/routes';

export interface NpsCount {
  readonly promoters: number;
  readonly neutrals: number;
  readonly detractors: number;
  /** The share of promoters less that of detractors, from -100 to 100. */
  readonly score: number;
}

/** The NPS of one or more answers. */
export function calculateNps(answers: readonly number[]): NpsCount {
  const count = (group: NpsGroup) => answers.filter((answer) => npsGroup(answer) === group).length;
  const [promoters, neutrals, detractors] = [count('promoter'), count('neutral'), count('detractor')];
  return { promoters, neutrals, detractors, score: Math.round(((promoters - detractors) / answers.length) * 100) };
}
