-- A course lies in one university, and so does everything below it. PostgreSQL takes columns to be independent
-- unless it is told: it would expect three sessions in a course of a hundred, and read lists over and over.

create statistics enrollments_in_a_course (dependencies) on university_id, course_id, account_id from enrollments;
create statistics sessions_in_a_course (dependencies) on university_id, course_id from sessions;
create statistics videos_of_a_session (dependencies) on university_id, session_id from session_videos;
create statistics attendance_in_a_course (dependencies) on university_id, course_id, session_id, enrollment_id from attendance;
create statistics attendance_history_in_a_course (dependencies) on university_id, session_id, enrollment_id from attendance_history;
create statistics remote_requests_in_a_course (dependencies) on university_id, course_id, session_id, enrollment_id from remote_requests;
create statistics assignments_in_a_course (dependencies) on university_id, course_id from assignments;
create statistics submissions_in_a_course (dependencies) on university_id, course_id, assignment_id, enrollment_id from submissions;
create statistics urls_of_a_submission (dependencies) on university_id, submission_id from submission_urls;
create statistics versions_of_a_submission (dependencies) on university_id, submission_id from submission_versions;
create statistics grade_history_of_a_submission (dependencies) on university_id, submission_id from grade_history;
create statistics comments_of_a_submission (dependencies) on university_id, course_id, submission_id from submission_comments;
create statistics notifications_of_somebody (dependencies) on university_id, enrollment_id from notifications;
create statistics announcements_in_a_course (dependencies) on university_id, course_id from announcements;
create statistics read_marks_of_somebody (dependencies) on university_id, announcement_id, enrollment_id from announcement_reads;
create statistics form_submissions_in_a_course (dependencies) on university_id, course_id, enrollment_id from form_submissions;
create statistics messages_in_a_conversation (dependencies) on university_id, conversation_id from chat_messages;
