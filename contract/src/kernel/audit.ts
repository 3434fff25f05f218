/** Through which door a change of administration came in. ADM-028, ADM-111 */
export const ORIGINS = ['screen', 'import', 'standing role', 'command line', 'own grant', 'set-up'] as const;
export type Origin = (typeof ORIGINS)[number];

/**
 * What administration does, by the names that entries are stored with, in the words of the history. A name is the noun
 * and the verb; an entry that stands keeps its name, so none is ever renamed. ADM-111
 */
export const ACTIONS = {
  'grant.give': 'Grant given',
  'grant.end': 'Grant ended',
  'person.create': 'Account created',
  'person.reset-password': 'Temporary password set',
  'person.invite': 'Invited',
  'person.ask-email': 'Link to a new login e-mail sent',
  'person.withdraw-email': 'New login e-mail withdrawn',
  'person.change-email': 'Login e-mail changed',
  'person.merge': 'Accounts merged',
  'person.undo-merge': 'Merge undone',
  'person.update': 'Person changed',
  'person.unlock': 'Account unlocked',
  'person.end-sign-ins': 'Signed out everywhere',
  'person.start-password-reset': 'Link to a new password sent',
  'person.deactivate': 'Account deactivated',
  'person.reactivate': 'Account reactivated',
  'person.reset-second-factor': 'Second factor reset',
  'person.open-history': 'History of a person opened',
  'history.export': 'History exported',
  'enrollment.begin': 'Enrolled',
  'enrollment.end': 'Enrollment ended',
  'enrollment.resume': 'Enrollment resumed',
  'enrollment.transfer': 'Transferred',
  'enrollment.undo-transfer': 'Transfer undone',
  'standing-role.give': 'Standing role given',
  'standing-role.end': 'Standing role ended',
  'import.undo': 'Import undone',
  'enrollment.change-role': 'Role changed',
  'class.create': 'Class created',
  'class.update': 'Class changed',
  'class.publish': 'Class published',
  'class.conclude': 'Class concluded',
  'class.reopen': 'Class reopened',
  'class.archive': 'Class archived',
  'class.restore': 'Class brought back',
  'class.delete': 'Class deleted',
  'session.create': 'Session created',
  'session.update': 'Session changed',
  'assignment.create': 'Assignment created',
  'assignment.update': 'Assignment changed',
  'assignment.archive': 'Assignment archived',
  'assignment.restore': 'Assignment brought back',
  'feature.switch': 'Feature switched',
  'chat.switch': 'Chat switched',
  'cohort.update': 'Cohort changed',
  'job.retry': 'Job tried again',
  'mail.test': 'Mail test sent',
  'backup.make': 'Backup made',
  'demo.remove': 'Demo world removed',
  'setup.skip': 'Step of setting up skipped',
  'setup.resume': 'Step of setting up waits again',
} as const;
export type Action = keyof typeof ACTIONS;

/** What kind of object an entry tells of. */
export const OBJECTS = {
  grant: 'Grant',
  person: 'Person',
  history: 'History',
  enrollment: 'Enrollment',
  'standing-role': 'Standing role',
  import: 'Import',
  class: 'Class',
  session: 'Session',
  assignment: 'Assignment',
  feature: 'Feature',
  university: 'University',
  cohort: 'Cohort',
  job: 'Job',
  installation: 'Installation',
} as const;
export type ObjectKind = keyof typeof OBJECTS;
