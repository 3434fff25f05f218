import { createContext, use } from 'react';
import type { Output } from './api.ts';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Enrollment } from '@bcs/contract/features/enrollments/model';

export type UserInfo = Output<'myInfo'>['userInfo'];

/** The person in the chosen class, as abilities need it, with what the page shows of both. */
export interface PageViewer extends Viewer {
  readonly enrollment: Enrollment;
  readonly user: UserInfo;
}

/** Combines what the server says about the person and the class. */
export function toViewer(user: UserInfo, enrollment: Enrollment): PageViewer {
  const { course, courseRole } = enrollment;
  return {
    accountId: user.userId,
    canManageAttendance: user.canManageAttendance,
    enrollmentId: enrollment.id,
    role: courseRole.courseRoleCode,
    universityId: course.cohort.program.university.id,
    courseId: course.id,
    timeZone: course.timeZone,
    cohortUiControl: course.cohort.cohortUiControl,
    featureFlags: user.featureFlags,
    enrollment,
    user,
  };
}

/** Provided by the shell once the server has confirmed the chosen class. */
export const ViewerContext = createContext<PageViewer | null>(null);

/** Returns the person in the chosen class; null on the few pages that need no class. */
export const useMaybeViewer = (): PageViewer | null => use(ViewerContext);

/** Returns the person in the chosen class: role, zone, switches. */
export function useViewer(): PageViewer {
  const viewer = useMaybeViewer();
  if (!viewer) throw new Error('useViewer is for pages inside a chosen class');
  return viewer;
}
