import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { tutorialBlocks, composeFile, nginxFiles } from './first-day.ts';

const blocks = tutorialBlocks();
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

test('nginx passes the WebSockets of open pages and of the live classroom, on both pages', () => {
  const files = nginxFiles();
  expect(files).toHaveLength(2);
  for (const file of files) {
    const [, location = ''] = /location ~ (\S+) \{[^}]*Upgrade \$http_upgrade/.exec(file) ?? [];
    for (const path of ['/realtime', '/classroom']) expect(path).toMatch(new RegExp(location || 'none'));
    expect('/sessions/12/classroom').not.toMatch(new RegExp(location));
  }
});

test('the service may list the addresses of the machine, which the live classroom offers', () => {
  const unit = fileOf('/etc/systemd/system/bcs.service');
  expect(/^RestrictAddressFamilies=(.*)$/m.exec(unit)?.[1]?.split(' ')).toContain('AF_NETLINK');
  expect(fileOf('/etc/bcs/environment')).toMatch(/^MEDIA_PORTS="\d+-\d+"$/m);
});

test('the compose file carries mail, media and every other setting, and its log ends somewhere', () => {
  const { services } = parse(composeFile()) as { services: Record<string, Service> };
  const app = services['app'];
  expect(Object.keys(app?.environment ?? {})).toEqual(
    expect.arrayContaining(['SMTP_URL', 'MAIL_FROM', 'MEDIA_PORTS', 'MEDIA_ADDRESS']),
  );
  expect(app?.env_file).toEqual([{ path: '.env', required: false }]);
  expect(app?.ports).toContain('${MEDIA_PORTS:-40000-40199}:${MEDIA_PORTS:-40000-40199}/udp');
  expect(parseInt(app?.stop_grace_period ?? '0')).toBeGreaterThan(15);
  for (const { logging } of Object.values(services)) expect(logging?.options).toHaveProperty('max-size');
  // a setting that the server does not know keeps it from starting, and .env passes all of them on
  expect(composeFile()).not.toMatch(/\$\{BCS_/);
});

interface Service {
  readonly environment?: Record<string, string>;
  readonly env_file?: unknown;
  readonly ports?: readonly string[];
  readonly stop_grace_period?: string;
  readonly logging?: { readonly options: object };
}
