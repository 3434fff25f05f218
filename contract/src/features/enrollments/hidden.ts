import type { CohortUiControl, FeatureFlags } from '#kernel/switches';

/** The features that a cohort or operations have switched off, cohort flag and feature flag in one. */
export interface Hidden {
  readonly billing: boolean;
  readonly webToCase: boolean;
  readonly careerServices: boolean;
  readonly remoteAttendance: boolean;
  /** The whole chat bubble. */
  readonly chatBubble: boolean;
  /** The entry Live Chat in the bubble; the bubble may stay. */
  readonly liveChat: boolean;
  readonly extendDueDate: boolean;
}

/** Combines both kinds of switches: off in one place is off. PICK-025, SHELL-062 to SHELL-064, SHELL-066, D-016, D-017 */
export const hidden = (cohort: CohortUiControl, flags: FeatureFlags): Hidden => ({
  billing: cohort.hideBilling || !flags.billing,
  webToCase: cohort.hideWebToCase || !flags.web2case,
  careerServices: cohort.hideCareerServices,
  remoteAttendance: cohort.hideRemoteAttendance,
  chatBubble: cohort.hideLiveChat,
  liveChat: cohort.hideLiveChat || !flags.liveChat,
  extendDueDate: cohort.hideExtendDueDate || !flags['homework.dateExtend'],
});

/** Tells whether career sessions and milestones show in calendar, lists and dashboard. PICK-019, D-065 */
export const showsCareerServicesEvents = ({
  hideCareerServices,
}: Pick<CohortUiControl, 'hideCareerServices'>): boolean => !hideCareerServices;
