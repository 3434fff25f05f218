import { expect, test, vi } from 'vitest';
import type { Role } from '@bcs/contract/kernel/roles';
import { wholeApp } from '#testing/app.tsx';
import { refuse, type Answers } from '#testing/broker.ts';
import { EMPTY_DASHBOARD } from '#testing/dashboard.ts';
import { enrollment } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
const SUPPORT = 'If the problem persists, please contact Support.';
const MEETING = 'https://meet.example/start/1';

const session = {
  id: 12,
  name: 'Node Basics',
  chapter: 11.1,
  startTime: '2099-03-11T22:30:00.000Z',
  endTime: '2099-03-12T01:30:00.000Z',
  context: { id: 1, contextCode: 'academic' },
  shortDescription: '',
  location: 'Online classroom',
  status: 'none',
  request: null,
} as const;
const related = {
  id: 40,
  name: 'Charts',
  courseName: 'Data',
  startTime: session.startTime,
  endTime: session.endTime,
};

/** The meeting as the dashboard tells it with its first answer. */
type Told = { running?: boolean; joinSessions?: number[]; related?: (typeof related)[] };

/** The dashboard of a class with a dynamic classroom. */
async function open(
  role: Role,
  answers: Answers,
  { running = false, joinSessions = [], related: others = [] }: Told = {},
) {
  const dashboard = {
    ...EMPTY_DASHBOARD,
    virtualClassroom: { link: null, dynamic: true },
    upcomingAcademicSession: session,
    zoomMeetingEnabled: true,
    relatedInstructionalSessions: others,
    meeting: { running, joinSessions },
  };
  const choices = { relatedInstructionalSessions: others, joinSessions };
  app.signIn(enrollment(role), {
    dashboard,
    meetingChoices: choices,
    hasZoomMeetingForSession: running,
    ...answers,
  });
  const screen = await app.open('/');
  return { ...screen, card: screen.getByRole('region', { name: 'Virtual Classroom' }) };
}

/** The tab in which a meeting opens. */
function tabs() {
  const tab = { opener: window, location: { replace: vi.fn<(url: string) => void>() }, close: vi.fn<() => void>() };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return tab;
}

test('staff start the meeting in a tab that knows nothing of this one, and end it after confirming [ROOM-002, ROOM-004]', async () => {
  const tab = tabs();
  let running = false;
  const { card, ...screen } = await open('instructor', {
    hasZoomMeetingForSession: () => running,
    prepareJoinMeetingUrl: () => {
      running = true;
      return { meetingUrl: MEETING };
    },
    endMeeting: () => {
      running = false;
      return { success: true };
    },
  });
  await card.getByRole('button', { name: 'Start Meeting' }).click();
  await expect.poll(() => tab.location.replace.mock.calls).toEqual([[MEETING]]);
  expect(tab.opener).toBeNull();
  await card.getByRole('button', { name: 'End Meeting' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Are you sure you want to end this meeting for everyone?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(broker.sentTo('endMeeting')).toEqual([]);
  await card.getByRole('button', { name: 'End Meeting' }).click();
  await dialog.getByRole('button', { name: 'End Meeting' }).click();
  await expect.element(card.getByRole('button', { name: 'Start Meeting' })).toBeVisible();
  expect(broker.sentTo('endMeeting')).toMatchObject([{ input: { sessionId: 12 } }]);
});

test('students see a button that works once the meeting runs [ROOM-005, ROOM-013]', async () => {
  const tab = tabs();
  let running = false;
  const { card } = await open('student', {
    hasZoomMeetingForSession: () => running,
    prepareJoinMeetingUrl: { meetingUrl: MEETING },
  });
  const button = card.getByRole('button', { name: 'Join Meeting' });
  await expect.element(button).toBeDisabled();
  running = true;
  const { queryClient } = await import('#lib/query-client.ts');
  await queryClient.invalidateQueries({ queryKey: ['hasZoomMeetingForSession'] });
  await expect.element(button).toBeEnabled();
  await button.click();
  await expect.poll(() => tab.location.replace.mock.calls).toEqual([[MEETING]]);
  await expect.element(card.getByRole('button', { name: 'End Meeting' })).not.toBeInTheDocument();
});

test('the status is asked for every 15 seconds [ROOM-006]', async () => {
  const { card } = await open('student', {});
  await expect.element(card.getByRole('button', { name: 'Join Meeting' })).toBeVisible();
  const { queryClient } = await import('#lib/query-client.ts');
  const [query] = queryClient.getQueryCache().findAll({ queryKey: ['hasZoomMeetingForSession'] });
  expect(query?.observers.map(({ options }) => options.refetchInterval)).toEqual([15_000]);
});

test('staff add and remove the sessions that join [ROOM-007, ROOM-008]', async () => {
  tabs();
  const { card } = await open(
    'ta',
    { prepareJoinMeetingUrl: { meetingUrl: MEETING } },
    { related: [related, { ...related, id: 41, name: 'Maps' }] },
  );
  const [charts, maps] = [card.getByRole('checkbox', { name: /Charts/ }), card.getByRole('checkbox', { name: /Maps/ })];
  await charts.click();
  await maps.click();
  await charts.click();
  await card.getByRole('button', { name: 'Start Meeting' }).click();
  await expect.poll(() => broker.sentTo('prepareJoinMeetingUrl')).toMatchObject([{ input: { joinSessions: [41] } }]);
});

test('a session is taken out of a meeting that runs, and joins it again [ROOM-008]', async () => {
  tabs();
  let joined = [related.id];
  const { card } = await open(
    'ta',
    {
      meetingChoices: () => ({ relatedInstructionalSessions: [related], joinSessions: joined }),
      prepareJoinMeetingUrl: ({ joinSessions }) => {
        joined = joinSessions;
        return { meetingUrl: MEETING };
      },
    },
    { running: true, joinSessions: joined, related: [related] },
  );
  const charts = card.getByRole('checkbox', { name: /Charts/ });
  await expect.element(charts).toBeChecked();
  await charts.click();
  await expect.element(charts).not.toBeChecked();
  await charts.click();
  await expect.element(charts).toBeChecked();
  await card.getByRole('button', { name: 'Join Meeting' }).click();
  await expect
    .poll(() => broker.sentTo('prepareJoinMeetingUrl'))
    .toMatchObject([[], [related.id], [related.id]].map((joinSessions) => ({ input: { joinSessions } })));
});

test.each([
  ['start', 'Start Meeting', false, 'An error occured while trying to start meeting. Try again later.'],
  ['end', 'End Meeting', true, 'An error occured while trying to end the meeting. Try again later.'],
] as const)('a failed %s is told, and who helps [ROOM-018, ROOM-019, ROOM-021]', async (_what, name, running, said) => {
  const tab = tabs();
  const { card, ...screen } = await open(
    'ssm',
    { prepareJoinMeetingUrl: refuse(503, 'MEETING_START_FAILED'), endMeeting: refuse(503, 'MEETING_END_FAILED') },
    { running },
  );
  await card.getByRole('button', { name }).click();
  if (running) await screen.getByRole('dialog').getByRole('button', { name }).click();
  const alert = card.getByRole('alert');
  await expect.element(alert).toHaveTextContent(`${said} ${SUPPORT}`);
  await expect.element(alert.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support');
  expect(tab.location.replace).not.toHaveBeenCalled();
  expect(tab.close).toHaveBeenCalledTimes(running ? 0 : 1);
});

test('a failed look at the status is told, and who helps [ROOM-020, ROOM-021]', async () => {
  const { card } = await open('student', { hasZoomMeetingForSession: refuse(500, 'UNEXPECTED') });
  await expect.element(card.getByRole('button', { name: 'Join Meeting' })).toBeVisible();
  const { queryClient } = await import('#lib/query-client.ts');
  await queryClient.invalidateQueries({ queryKey: ['hasZoomMeetingForSession'] });
  const said = 'There was a problem checking for the zoom classroom status. We are trying to re-connect.';
  await expect.element(card.getByRole('alert')).toHaveTextContent(`${said} ${SUPPORT}`);
});

test('a meeting that runs is there with the dashboard, without a call of its own [D-313]', async () => {
  const { card } = await open('instructor', {}, { running: true });
  await expect.element(card.getByRole('button', { name: 'End Meeting' })).toBeVisible();
  expect([...broker.sentTo('hasZoomMeetingForSession'), ...broker.sentTo('meetingChoices')]).toEqual([]);
});
