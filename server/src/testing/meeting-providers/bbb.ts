import { createHash } from 'node:crypto';
import type { Answering, StubbedAnswer } from '#testing/case-desks/desk-stub';

export const BBB_SECRET = 'bbb-secret-canary';
const PARAMS: Readonly<Record<string, readonly string[]>> = {
  create: ['name', 'meetingID', 'record', 'muteOnStart', 'welcome'],
  join: ['fullName', 'meetingID', 'role', 'userID', 'redirect', 'createTime'],
  end: ['meetingID'],
  getMeetingInfo: ['meetingID'],
};
const failed = (messageKey: string): StubbedAnswer => ({
  status: 200,
  body: `<response><returncode>FAILED</returncode><messageKey>${messageKey}</messageKey></response>`,
});
const done = (more = ''): StubbedAnswer => ({
  status: 200,
  body: `<response><returncode>SUCCESS</returncode>${more}</response>`,
});

/** Stands in for BigBlueButton: it refuses requests with a wrong signature and parameters that it does not know. */
export function bbbStub(): { answering: Answering; meetings: Map<string, { creates: number; running: boolean }> } {
  const meetings = new Map<string, { creates: number; running: boolean }>();
  const answering: Answering = ({ method, url }, { refusals }) => {
    const call = url.pathname.replace('/bigbluebutton/api/', '');
    const [query = '', checksum] = url.search.slice(1).split('&checksum=');
    const refuse = (why: string) => {
      refusals.push(why);
      return failed(why);
    };
    if (method !== 'GET' || !PARAMS[call]) return refuse('unsupportedRequest');
    if (checksum !== createHash('sha256').update(`${call}${query}${BBB_SECRET}`).digest('hex'))
      return refuse('checksumError');
    const params = Object.fromEntries(new URLSearchParams(query));
    if (Object.keys(params).some((name) => !PARAMS[call]?.includes(name)) || !params['meetingID'])
      return refuse('paramError');
    const meeting = meetings.get(params['meetingID']);
    if (call === 'create') {
      if ((params['name'] ?? '').length < 2) return refuse('validationError');
      meetings.set(params['meetingID'], { creates: (meeting?.creates ?? 0) + 1, running: meeting?.running ?? false });
      return done('<messageKey></messageKey>');
    }
    if (!meeting) return failed('notFound');
    if (call === 'end') meetings.delete(params['meetingID']);
    if (call === 'join' && !['MODERATOR', 'VIEWER'].includes(params['role'] ?? '')) return refuse('invalidRole');
    return done(`<running>${meeting.running}</running>`);
  };
  return { answering, meetings };
}
