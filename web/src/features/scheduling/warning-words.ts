import type { Output } from '#lib/api.ts';

type Warning = Output<'previewSessions'>['sessions'][number]['warnings'][number];

/** The warnings that somebody should look at before a session is saved. ADM-085 */
export const SESSION_WARNINGS: Readonly<Record<Warning['what'], (name: string) => string>> = {
  class: (name) => `At the same time as ${name}`,
  room: (name) => `${name} is taken`,
  instructor: (name) => `${name} teaches another class then`,
  outside: () => 'Outside the dates of the class',
  'before its class': (name) => `Due before its class: ${name}`,
  holiday: (name) => `On a holiday: ${name}`,
};
