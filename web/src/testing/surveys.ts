import type { Output } from '#lib/api.ts';

type Loaded = Output<'loadForm'>;
type Definition = Loaded['steps'][number]['definition'];

const BARE = { options: [], initialValue: null, finalValue: null } as const;
const option = (display: string, additionalInfoLabel: string | null = null) => ({
  value: display,
  display,
  additionalInfoLabel,
});

export const RATING: Definition = {
  ...BARE,
  type: 'RATING',
  text: 'How was class?',
  ui: { component: 'RADIO', align: 'horizontal', maxLength: null },
  options: [],
  initialValue: 1,
  finalValue: 5,
};
export const SCORE: Definition = { ...RATING, text: 'Would you recommend it?', initialValue: 0, finalValue: 10 };
export const COMMENT: Definition = {
  ...BARE,
  type: 'TEXT',
  text: 'Any comments?',
  ui: { component: 'TEXTAREA', align: null, maxLength: null },
  options: [],
};
export const SIGNATURE: Definition = {
  ...COMMENT,
  text: 'Your full name',
  ui: { component: 'TEXTEDIT', align: null, maxLength: 10 },
};
export const GOAL: Definition = {
  ...BARE,
  type: 'SINGLE_OPTION',
  text: 'What is your goal?',
  ui: { component: 'RADIO', align: 'vertical', maxLength: null },
  options: [option('Change career'), option('Other', 'Please tell us more')],
};
export const EMPLOYMENT: Definition = {
  ...GOAL,
  text: 'How do you work?',
  ui: { component: 'CHECKBOX', align: 'vertical', maxLength: null },
  options: [option('Full time'), option('Part time')],
};
export const TOPICS: Definition = {
  ...GOAL,
  type: 'MULTIPLE_OPTIONS',
  text: 'Which topics?',
  options: [option('Front end'), option('Data'), option('Other', 'Please tell us more')],
};
export const CITY: Definition = {
  ...BARE,
  type: 'GOOGLE_PLACES',
  text: 'Where do you live?',
  ui: { component: null, align: null, maxLength: null },
  options: [],
};
export const LICENSE: Definition = {
  ...BARE,
  type: 'LICENSE',
  text: 'I agree to the Terms & Conditions and the Privacy Policy',
  ui: { component: 'CHECKBOX', align: null, maxLength: null },
  options: [],
};

type Asked = Definition | { definition: Definition; required?: boolean; page?: number };

/** Makes a form of these questions, by default all required and on one page. */
export const survey = (name: string, steps: readonly Asked[], more: Partial<Loaded['form']> = {}): Loaded => ({
  form: {
    id: 9,
    name,
    formExecutionId: 1,
    visibilityFunc: null,
    validationFunc: null,
    description: 'Tell us how it was.',
    pageCount: 1,
    ...more,
  },
  steps: steps.map((step, index) => ({
    id: 101 + index,
    page: 1,
    required: true,
    visible: true,
    answer: { value: null },
    error: null,
    ...('definition' in step ? step : { definition: step }),
  })),
  standing: 'open',
});
