-- Beside each request stands how many more of its student wait (REM-055).
create index remote_requests_that_wait_of_an_enrollment on remote_requests (university_id, enrollment_id)
  where state = 'pending' and cancelled_at is null;
