import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blocksOfFirstHour } from './page.ts';

const blocks = blocksOfFirstHour();
const fileOf = (name: string) => blocks.find(({ file }) => file === name)?.text ?? '';
const ANALYZE = '/usr/bin/systemd-analyze';

test('the page has its files and its steps', () => {
  expect(blocks.flatMap(({ file }) => file ?? [])).toEqual([
    '/etc/bcs/environment',
    '/usr/local/bin/bcs',
    '/etc/systemd/system/bcs.service',
    '/etc/systemd/system/bcs-backup.service',
    '/etc/systemd/system/bcs-backup.timer',
    '/etc/nginx/conf.d/bcs.conf',
  ]);
  expect(blocks.filter(({ file }) => file === null).length).toBeGreaterThan(8);
});

test.runIf(existsSync(ANALYZE))('the service is closed off: systemd gives it at most 3 of 10', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bcs-unit-'));
  try {
    const unit = join(folder, 'bcs.service');
    writeFileSync(unit, fileOf('/etc/systemd/system/bcs.service'));
    const { status, stdout, stderr } = spawnSync(
      ANALYZE,
      ['security', '--offline=true', '--threshold=30', '--no-pager', unit],
      { encoding: 'utf8' },
    );
    expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
