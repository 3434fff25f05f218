import { csvFileName } from '#kernel/csv';
import type { NpsSurvey } from '#features/surveys/names';
import type { NpsFigures, NpsReasons } from './model.ts';

export const NPS_TITLES: Readonly<Record<NpsSurvey, string>> = {
  'mid-course': 'Mid-course survey',
  'end-course': 'End-of-course survey',
};

const COLUMNS = ['survey', 'course', 'cohort', 'score', 'promoters', 'neutrals', 'detractors', 'reason'];

/** The rows of the exported file: one for each visible score, then the reasons, which are not linked to scores. */
export const npsFile = (figures: readonly NpsFigures[], reasons: readonly NpsReasons[], course: string): string[][] => [
  COLUMNS,
  ...figures.flatMap(({ survey, courseCode, cohortName, score, groups }) =>
    score === null
      ? []
      : [
          [
            NPS_TITLES[survey],
            courseCode,
            cohortName,
            String(score),
            ...[groups?.promoters, groups?.neutrals, groups?.detractors].map((count) => String(count ?? '')),
            '',
          ],
        ],
  ),
  ...reasons.flatMap(({ survey, reasons: texts }) =>
    texts.map((reason) => [NPS_TITLES[survey], course, '', '', '', '', '', reason]),
  ),
];

/** The name of the file, such as nps-FSF-NY-12.csv. */
export const npsFileName = (courseCode: string): string => csvFileName('nps', courseCode);
