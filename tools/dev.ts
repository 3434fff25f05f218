/** Server and web app, both following every change: `npm run dev`. */
import { spawn, type ChildProcess } from 'node:child_process';
import { ROOT } from './root.ts';
import { childEnvironment } from './run.ts';

const server = process.env['PORT'] ?? '3000';
const web = process.env['BCS_WEB_PORT'] ?? '3001';
const origin = `http://localhost:${web}`;

const start = (command: string, args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess =>
  spawn(command, args, { cwd: ROOT, env: childEnvironment(env), stdio: 'inherit' });

const children = [
  start('node', ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
    PORT: server,
    PUBLIC_ORIGIN: process.env['PUBLIC_ORIGIN'] ?? origin,
  }),
  start('vite', ['web', '--config', 'web/vite.config.ts'], {
    BCS_WEB_PORT: web,
    BCS_SERVER_URL: `http://127.0.0.1:${server}`,
  }),
];
console.log(`The web app follows every change at ${origin}, the server at port ${server}.`);

// One without the other is of no use; whoever stops this stops both.
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const child of children) child.on('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
