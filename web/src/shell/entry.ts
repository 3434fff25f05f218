import { callQuery } from '#lib/queries.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Output } from '#lib/api.ts';
import { CallFailed } from '#lib/call-failed.ts';
import { chosenEnrollmentId, forgetEnrollment, stayInEnrollment } from '#lib/chosen-enrollment.ts';
import { toViewer, type PageViewer } from '#lib/viewer.ts';

export type MyInfo = Output<'myInfo'>;

/** The server's facts about somebody who wants in. */
export interface Entered {
  readonly info: MyInfo;
  /** The viewer; null before a class is chosen. */
  readonly viewer: PageViewer | null;
  /** False for people without any active enrollment. SHELL-024, D-008 */
  readonly enrolled: boolean;
}

/** Asks who is here, and checks the class that was chosen last. D-052 */
export async function enter(client: QueryClient): Promise<Entered> {
  const [info, chosen] = await Promise.all([client.ensureQueryData(callQuery('myInfo')), checkChosen(client)]);
  const enrollment = chosen ?? info.singleEnrollment;
  if (enrollment) {
    stayInEnrollment(enrollment.id);
    client.setQueryData(callQuery('enrollmentInfo', { enrollmentId: enrollment.id }).queryKey, { enrollment });
    return { info, viewer: toViewer(info.userInfo, enrollment), enrolled: true };
  }
  // One university or several: without a class among them there is none at all
  const { universities } = await client.ensureQueryData(callQuery('myUniversities'));
  return { info, viewer: null, enrolled: universities.length > 0 };
}

/** The class chosen last, while the server still knows it for this person: a stale choice gives no access. */
async function checkChosen(client: QueryClient) {
  const enrollmentId = chosenEnrollmentId();
  if (enrollmentId === null) return null;
  try {
    return (await client.ensureQueryData(callQuery('enrollmentInfo', { enrollmentId }))).enrollment;
  } catch (error) {
    if (!(error instanceof CallFailed) || error.status !== 404) throw error;
    forgetEnrollment();
    return null;
  }
}

/** The first picker where there is something to pick. PICK-002, D-052 */
export function pickerPath({ singleUniversity, singleCohort }: MyInfo): string {
  if (!singleUniversity) return '/universities';
  const school = `/universities/${encodeURIComponent(singleUniversity.name)}`;
  return singleCohort ? `${school}/cohorts/${encodeURIComponent(singleCohort.name)}` : school;
}
