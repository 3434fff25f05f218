/**
 * Writes what a release has besides its sources. Run it on the commit that names the version.
 *
 *   npm run release
 *
 * dist/openapi.json   the description of the API
 * dist/notes.md       what the changelog says about this version
 * server/src/testing/releases/<version>.gz   the demo world as this version plants it; commit it
 * docs/pictures       the pictures of the README, as its pages are now; commit them
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeApi } from '@bcs/server/http/openapi';
import { keepWorld, worldOf } from '@bcs/server/testing/release';
import { releasesIn } from './release/changelog.ts';
import { versions } from './release/versions.ts';
import { ROOT } from './root.ts';
import { run } from './run.ts';

const [version = '', ...others] = versions();
const [newest] = releasesIn(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')).filter((each) => each.date !== null);
if (others.length > 0) throw new Error(`The packages name several versions: ${[version, ...others].join(', ')}.`);
if (newest?.version !== version) throw new Error(`The changelog has no dated heading for ${version}.`);
if (existsSync(worldOf(version))) throw new Error(`${version} is released. Give the packages the next version first.`);

const dist = join(ROOT, 'dist');
mkdirSync(dist, { recursive: true });
writeFileSync(join(dist, 'openapi.json'), `${JSON.stringify(await describeApi(version), null, 2)}\n`);
writeFileSync(join(dist, 'notes.md'), `${newest.text}\n`);
console.log(`dist/openapi.json and dist/notes.md are those of ${version}.`);
console.log(`${await keepWorld(worldOf(version))} rows of the demo world kept in ${worldOf(version)}.`);
const pictures = await run('npm', ['run', 'pictures'], { show: true });
if (pictures.code !== 0) throw new Error('The pictures of the README could not be made.');
console.log('docs/pictures shows the pages of this version.');
