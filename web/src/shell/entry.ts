import { callQuery } from '#lib/queries.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Output } from '#lib/api.ts';
import { CallFailed } from '#lib/call-failed.ts';
import { chosenEnrollmentId, forgetEnrollment, stayInEnrollment } from '#lib/chosen-enrollment.ts';
import { toViewer, type PageViewer } from '#lib/viewer.ts';

export type MyInfo = Output<'myInfo'>;

/** The server's facts about somebody who opens a private page. */
export interface EntryFacts {
  readonly info: MyInfo;
  /** The viewer; null before a class is chosen. */
  readonly viewer: PageViewer | null;
  /** False for people without any active enrollment. SHELL-024, D-008 */
  readonly enrolled: boolean;
}

/**
 * Asks the server who is signed in, and checks the last chosen class. D-052
 * @param named the enrollment that a link names: this tab shows its class from now on. D-330
 */
export async function enter(client: QueryClient, named?: number): Promise<EntryFacts> {
  const [info, chosen] = await Promise.all([client.ensureQueryData(callQuery('myInfo')), checkChosen(client, named)]);
  const enrollment = chosen ?? info.singleEnrollment;
  if (enrollment) {
    stayInEnrollment(enrollment.id);
    client.setQueryData(callQuery('enrollmentInfo', { enrollmentId: enrollment.id }).queryKey, { enrollment });
    return { info, viewer: toViewer(info.userInfo, enrollment), enrolled: true };
  }
  // for one university or several: a person without any class has none at all
  const { universities } = await client.ensureQueryData(callQuery('myUniversities'));
  return { info, viewer: null, enrolled: universities.length > 0 };
}

/** Returns the class that a link names, else the last chosen one; a stale choice gives no access and is forgotten. */
async function checkChosen(client: QueryClient, named?: number) {
  const linked = named && (await findOwn(client, named));
  if (linked) return linked;
  const chosen = chosenEnrollmentId();
  if (chosen === null) return null;
  const own = await findOwn(client, chosen);
  if (!own) forgetEnrollment();
  return own;
}

/** Returns the enrollment if the server still knows it for this person, else null. */
async function findOwn(client: QueryClient, enrollmentId: number) {
  try {
    return (await client.ensureQueryData(callQuery('enrollmentInfo', { enrollmentId }))).enrollment;
  } catch (error) {
    if (!(error instanceof CallFailed) || error.status !== 404) throw error;
    return null;
  }
}

/** Returns the first picker that has a choice to offer. PICK-002, D-052 */
export function pickerPath({ singleUniversity, singleCohort }: MyInfo): string {
  if (!singleUniversity) return '/universities';
  const school = `/universities/${encodeURIComponent(singleUniversity.name)}`;
  return singleCohort ? `${school}/cohorts/${encodeURIComponent(singleCohort.name)}` : school;
}
