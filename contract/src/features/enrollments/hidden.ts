import type { CohortUiControl, FeatureFlags } from '#kernel/switches';

/** The features that are hidden in a class, whether by its cohort or by a switch of the installation. */
export interface Hidden {
  readonly billing: boolean;
  readonly webToCase: boolean;
  readonly careerServices: boolean;
  readonly remoteAttendance: boolean;
  /** True if the whole chat button is hidden. */
  readonly chatBubble: boolean;
  /** True if the entry Live Chat is hidden; the rest of the chat button may stay. */
  readonly liveChat: boolean;
  readonly extendDueDate: boolean;
}

/**
 * Combines both kinds of switches: a feature is hidden if either of them hides it. PICK-025, SHELL-062 to SHELL-064,
 * SHELL-066, D-016, D-017
 */
export const hidden = (cohort: CohortUiControl, flags: FeatureFlags): Hidden => ({
  billing: cohort.hideBilling || !flags.billing,
  webToCase: cohort.hideWebToCase || !flags.web2case,
  careerServices: cohort.hideCareerServices,
  remoteAttendance: cohort.hideRemoteAttendance,
  chatBubble: cohort.hideLiveChat,
  liveChat: cohort.hideLiveChat || !flags.liveChat,
  extendDueDate: cohort.hideExtendDueDate || !flags['homework.dateExtend'],
});

/** Tells whether career sessions and milestones are shown in the calendar, lists and dashboard. PICK-019, D-065 */
export const showsCareerServicesEvents = ({
  hideCareerServices,
}: Pick<CohortUiControl, 'hideCareerServices'>): boolean => !hideCareerServices;
