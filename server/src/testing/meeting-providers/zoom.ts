import type { Answering, StubbedAnswer, Got } from '#testing/case-desks/desk-stub';

export const ZOOM_APP = { accountId: 'account-1', clientId: 'client-1', clientSecret: 'client-secret-canary' };
const SCOPES = {
  'POST meetings': 'meeting:write:meeting:admin',
  'GET meetings': 'meeting:read:meeting:admin',
  'PUT status': 'meeting:update:status:admin',
  'DELETE meeting': 'meeting:delete:meeting:admin',
};
type Need = keyof typeof SCOPES;

interface Meeting {
  readonly id: number;
  readonly host: string;
  readonly agenda: string;
  status: 'waiting' | 'started';
}
export interface ZoomStub {
  readonly answering: Answering;
  readonly meetings: Map<number, Meeting>;
  /** The number of times that a token was fetched. */
  tokens: number;
  /** The links handed out so far; each one is different. */
  readonly startUrls: string[];
  /** The permissions of the app. */
  scopes: string[];
  /** Invalidates every token handed out so far. */
  endTokens(): void;
}

const no = (status: number, code: number, message: string): StubbedAnswer => ({ status, body: { code, message } });
const CREATE = ['topic', 'type', 'agenda', 'start_time', 'duration', 'timezone', 'password', 'settings'];

/** Stands in for Zoom: it refuses wrong credentials, expired tokens, missing scopes and deleted meetings. */
export function zoomStub(hosts: readonly string[]): ZoomStub {
  let valid = new Set<string>();
  let next = 91_000_000_000;
  const stub: ZoomStub = {
    meetings: new Map(),
    tokens: 0,
    startUrls: [],
    scopes: Object.values(SCOPES),
    endTokens: () => {
      valid = new Set();
    },
    answering: (got) => (got.url.pathname === '/oauth/token' ? token(got) : api(got)),
  };
  const { clientId, clientSecret, accountId } = ZOOM_APP;
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;

  function token({ method, headers, body }: Got): StubbedAnswer {
    const form = new URLSearchParams(body);
    if (method !== 'POST' || headers.authorization !== basic) return no(401, 4700, 'invalid_client');
    if (form.get('grant_type') !== 'account_credentials' || form.get('account_id') !== accountId)
      return no(400, 4700, 'unsupported_grant_type');
    const access = `token-${++stub.tokens}-canary`;
    valid.add(access);
    return {
      status: 200,
      body: { access_token: access, token_type: 'bearer', expires_in: 3600, scope: stub.scopes.join(' ') },
    };
  }
  function api(got: Got): StubbedAnswer {
    if (!valid.has(String(got.headers.authorization).replace('Bearer ', '')))
      return no(401, 124, 'Invalid access token.');
    const [, , ...path] = got.url.pathname.split('/');
    const needed: Need =
      got.method === 'POST'
        ? 'POST meetings'
        : got.method === 'PUT'
          ? 'PUT status'
          : got.method === 'DELETE'
            ? 'DELETE meeting'
            : 'GET meetings';
    if (!stub.scopes.includes(SCOPES[needed])) return no(400, 4711, 'Invalid access token, does not contain scopes.');
    if (path[0] === 'users') return ofUser(got, decodeURIComponent(path[1] ?? ''));
    const meeting = stub.meetings.get(Number(path[1]));
    return meeting ? ofMeeting(got, meeting, path[2]) : no(404, 3001, 'Meeting does not exist.');
  }
  function ofUser({ method, url, body, headers }: Got, host: string): StubbedAnswer {
    if (!hosts.includes(host)) return no(404, 1001, 'User does not exist.');
    if (method === 'GET') {
      const own = [...stub.meetings.values()].filter((each) => each.host === host);
      return url.searchParams.get('type') === 'upcoming'
        ? { status: 200, body: { meetings: own } }
        : no(300, 300, 'Invalid type.');
    }
    const asked = JSON.parse(body) as Record<string, unknown>;
    const isWrong =
      headers['content-type'] !== 'application/json' ||
      Object.keys(asked).some((key) => !CREATE.includes(key)) ||
      asked['type'] !== 2 ||
      !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(String(asked['start_time'])) ||
      !(Number(asked['duration']) > 0) ||
      String(asked['topic']).length > 200;
    if (isWrong) return no(300, 300, 'Validation Failed.');
    const meeting: Meeting = { id: next++, host, agenda: String(asked['agenda']), status: 'waiting' };
    stub.meetings.set(meeting.id, meeting);
    return { status: 201, body: linked(meeting) };
  }
  function ofMeeting({ method, body }: Got, meeting: Meeting, what: string | undefined): StubbedAnswer {
    if (method === 'GET') return { status: 200, body: linked(meeting) };
    if (method === 'DELETE') {
      stub.meetings.delete(meeting.id);
      return { status: 204 };
    }
    if (what !== 'status' || (JSON.parse(body) as { action?: string }).action !== 'end')
      return no(300, 300, 'Validation Failed.');
    meeting.status = 'waiting';
    return { status: 204 };
  }
  function linked(meeting: Meeting) {
    const startUrl = `https://zoom.example/s/${meeting.id}?zak=start-canary-${stub.startUrls.length}`;
    stub.startUrls.push(startUrl);
    return { ...meeting, start_url: startUrl, join_url: `https://zoom.example/j/${meeting.id}?pwd=1` };
  }
  return stub;
}
