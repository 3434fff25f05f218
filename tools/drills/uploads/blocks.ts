/**
 * Loaded into a server before it begins (`node --import`): writes down for how long its one thread did something else
 * than look for the next request, by its own processor time, so that other work on the machine does not count.
 */
import { appendFileSync } from 'node:fs';

const LOOK_EVERY_MS = 5;
/** Shorter blocks are not noticeable. */
const LEAST_MS = 20;
const file = process.env['DRILL_BLOCKS'];
let before = process.threadCpuUsage();

if (file !== undefined)
  setInterval(() => {
    const { user, system } = process.threadCpuUsage();
    const took = (user + system - before.user - before.system) / 1000;
    before = { user, system };
    if (took >= LEAST_MS) appendFileSync(file, `${took}\n`);
  }, LOOK_EVERY_MS).unref();
