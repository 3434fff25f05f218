import * as calls from '@bcs/contract/features/people/calls';
import { readGithubName } from '@bcs/contract/kernel/github-name';
import { DONE, defineHandler } from '#kernel/handler';
import { findContacts, setGithubName } from './queries.ts';

export const classContacts = defineHandler(calls.classContacts, async (_input, { db, viewer }) => ({
  contacts: await findContacts(db, viewer),
}));

const nameIn = (typed: string | null) => (typed === null ? null : readGithubName(typed));

export const updateStudentProfileInfo = defineHandler(calls.updateStudentProfileInfo, {
  facts: async ({ githubUserName }) => ({ githubUserName: nameIn(githubUserName) }),
  run: async (_input, { db, viewer, narrowAudience }, { githubUserName }) => {
    narrowAudience({ enrollmentIds: [viewer.enrollmentId] });
    return { ...DONE, student: await setGithubName(db, viewer, githubUserName) };
  },
});
