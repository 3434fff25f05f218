import { reminderDay } from '@bcs/contract/features/coursework/reminders';
import { addDays, localDay, type Day } from '@bcs/contract/kernel/clock';
import type { Calendar, Calendars } from './calendar.ts';
import { IDS } from './ids.ts';
import type { SeedRow } from './plant.ts';
import { courseIdOf, PLANS } from './plans.ts';

const GAP_BEFORE_COURSE = 7;

export const cohorts = (calendars: Calendars): SeedRow[] =>
  PLANS.map((plan) => ({
    university_id: plan.universityId,
    id: plan.cohortId,
    program_id: plan.programId,
    name: plan.cohort,
    start_date: calendars(plan.campus).day(plan.from - GAP_BEFORE_COURSE),
    end_date: calendars(plan.campus).day(plan.to),
    hide_billing: false,
    hide_web_to_case: false,
    hide_career_services: false,
    hide_remote_attendance: false,
    hide_live_chat: false,
    hide_extend_due_date: false,
    assistant_url: plan.cohortId === IDS.activeCohort ? '/assistant' : null,
  }));

export const courses = (calendars: Calendars): SeedRow[] =>
  PLANS.map((plan) => {
    const calendar = calendars(plan.campus);
    const id = courseIdOf(plan);
    return {
      university_id: plan.universityId,
      id,
      cohort_id: plan.cohortId,
      code: plan.code,
      name: plan.name,
      start_date: calendar.day(plan.from),
      end_date: calendar.day(plan.to),
      duration: plan.duration,
      location: plan.location,
      time_zone: calendar.zone,
      end_survey_enabled: plan.programId === IDS.activeProgram && plan.to < 0,
      enterprise_course: plan.universityId === IDS.stonebridge,
      max_absence: 8,
      max_remote_attendance: 5,
      max_missed_general_assignment: 3,
      max_missed_required_assignment: 2,
      minimum_score_required: 74,
      ...classroomOf(id),
      continuation_available_at: id === IDS.activeCourse ? calendar.at(-3, '09:00') : null,
      continuation_link: id === IDS.activeCourse ? 'https://northfield.example/continuing-education' : null,
      continuation_video_id: id === IDS.activeCourse ? 'PkZNo7MFNFg' : null,
      you_can_book_me_url: id === IDS.activeCourse ? 'https://northfield.youcanbook.me' : null,
      check_in_code_required: false,
      absent_after_session: false,
      reminded_on: lastReminded(calendar),
    };
  });

const lastReminded = ({ anchor, zone }: Calendar): Day =>
  reminderDay(anchor, zone) ?? addDays(localDay(anchor, zone), -1);

/** The classroom of a course: the active course holds its own meetings, the others use a fixed link. */
const classroomOf = (courseId: number): SeedRow => ({
  classroom_link: courseId === IDS.activeCourse ? null : `https://northfield.zoom.us/j/9441002${courseId}`,
  classroom_dynamic: courseId === IDS.activeCourse,
  classroom_username: 'classroom@northfield.example',
  classroom_temporary_password: 'Whiteboard-7',
});
