import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const BIN = join(ROOT, 'node_modules', '.bin');

/** Something that the person has to do first; the message says what. */
export class Unready extends Error {}

/** @param {string} line */
export const say = (line) => console.log(line);

/** The PATH without the repository's own programs: the machine's own. */
export const machinePath = () =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !/[\\/]node_modules[\\/]\.bin[\\/]?$/.test(folder))
    .join(delimiter);

/** The PATH with the repository's own programs first. */
export const ownPath = () => [BIN, machinePath()].join(delimiter);

/**
 * Runs a program to its end, saying now and then that it still runs.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ path?: string, env?: Record<string, string>, progress?: () => string }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function work(command, args, { path = ownPath(), env = {}, progress } = {}) {
  return new Promise((resolve) => {
    const began = performance.now();
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env, PATH: path },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    const pulse = setInterval(() => {
      const seconds = Math.round((performance.now() - began) / 1000);
      say(`  … ${seconds} s${progress ? `, ${progress()}` : ''}`);
    }, 5000);
    /** @param {number} code */
    const end = (code) => {
      clearInterval(pulse);
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += error.message;
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

/** @param {string} output */
export const lastLines = (output) => output.trimEnd().split('\n').slice(-12).join('\n');

/** @param {string} output */
export const firstLines = (output) => output.trim().split('\n').slice(0, 12).join('\n');
