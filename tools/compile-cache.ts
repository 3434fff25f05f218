import { join } from 'node:path';
import { ROOT } from './root.ts';

// Tests start dozens of processes, which read what an earlier one has compiled
process.env['NODE_COMPILE_CACHE'] ??= join(ROOT, 'node_modules', '.cache', 'node');
