/** The switches of a cohort, each of which hides a part. PICK-025, D-017 */
export interface CohortUiControl {
  readonly hideBilling: boolean;
  readonly hideWebToCase: boolean;
  readonly hideCareerServices: boolean;
  readonly hideRemoteAttendance: boolean;
  readonly hideLiveChat: boolean;
  readonly hideExtendDueDate: boolean;
}

/** The features that the operator may switch off for everybody. SHELL-062 to SHELL-066, D-016 */
export const FEATURE_FLAGS = ['billing', 'web2case', 'liveChat', 'reviewPrompt', 'homework.dateExtend'] as const;
export type FeatureFlag = (typeof FEATURE_FLAGS)[number];
export type FeatureFlags = Readonly<Record<FeatureFlag, boolean>>;
