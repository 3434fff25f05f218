/** Holds the import table of CONTRIBUTING.md. */
import { checkHouse } from './imports/check-house.ts';
import { ROOT } from './root.ts';

const { files, imports, findings } = await checkHouse(ROOT);
for (const finding of findings) console.error(finding);
console.log(`${imports} imports of ${files} files, ${findings.length} forbidden`);
if (findings.length > 0) process.exitCode = 1;
