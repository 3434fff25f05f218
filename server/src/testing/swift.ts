import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import type { Bucket } from '#kernel/settings';
import { freePort } from './free-port.ts';

const PROGRAMS = ['swift-proxy-server', 'swift-account-server', 'swift-container-server', 'swift-object-server'];
const PLACES = ['/usr/bin', '/usr/sbin', '/usr/local/bin'];
const KINDS = ['account', 'container', 'object'] as const;
const READY_WITHIN_MS = 90_000;

const find = (program: string) => PLACES.map((place) => join(place, program)).find((path) => existsSync(path));

/**
 * Tells whether Debian's OpenStack Swift is installed on this machine: storage with an S3 interface from other authors.
 */
export const hasSwift = [...PROGRAMS, 'swift-ring-builder', 'memcached'].every((program) => find(program)) && isRoot();

/** Tells whether this runs as root, which Swift's servers need to change to their user. */
function isRoot(): boolean {
  return process.getuid?.() === 0;
}

export interface Swift {
  readonly settings: Bucket;
  close(): Promise<void>;
}

const run = (program: string, ...args: string[]) => {
  const { status, stderr } = spawnSync(find(program) ?? program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
};

/** Starts Swift in a temporary folder, with one bucket. */
export async function openSwift(): Promise<Swift> {
  // Swift stores facts about a file in its extended attributes, which a file system in memory does not support
  const folder = mkdtempSync('/var/tmp/bcs-swift-');
  const conf = join(folder, 'conf');
  mkdirSync(join(folder, 'dev/d1'), { recursive: true });
  mkdirSync(conf);
  const ports = { account: await freePort(), container: await freePort(), object: await freePort() };
  const [proxy, cache] = [await freePort(), await freePort()];
  const common = (port: number) =>
    `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${port}\nswift_dir = ${conf}\nuser = root\nworkers = 0\nlog_level = ERROR\n`;
  writeFileSync(
    join(conf, 'swift.conf'),
    '[swift-hash]\nswift_hash_path_suffix = a\nswift_hash_path_prefix = b\n[storage-policy:0]\nname = gold\ndefault = yes\n',
  );
  for (const kind of KINDS) {
    const builder = join(conf, `${kind}.builder`);
    run('swift-ring-builder', builder, 'create', '6', '1', '1');
    run('swift-ring-builder', builder, 'add', `r1z1-127.0.0.1:${ports[kind]}/d1`, '1');
    run('swift-ring-builder', builder, 'rebalance');
    writeFileSync(
      join(conf, `${kind}-server.conf`),
      `${common(ports[kind])}devices = ${join(folder, 'dev')}\nmount_check = false\nrecon_cache_path = ${folder}\n` +
        `[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}\n`,
    );
  }
  writeFileSync(
    join(conf, 'proxy-server.conf'),
    `${common(proxy)}[pipeline:main]\npipeline = catch_errors cache s3api tempauth copy slo dlo proxy-server\n` +
      '[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\n[filter:catch_errors]\nuse = egg:swift#catch_errors\n' +
      `[filter:cache]\nuse = egg:swift#memcache\nmemcache_servers = 127.0.0.1:${cache}\n` +
      '[filter:s3api]\nuse = egg:swift#s3api\nlocation = us-east-1\ns3_acl = false\n' +
      '[filter:tempauth]\nuse = egg:swift#tempauth\nuser_test_tester = testing .admin\n' +
      '[filter:copy]\nuse = egg:swift#copy\n[filter:slo]\nuse = egg:swift#slo\n[filter:dlo]\nuse = egg:swift#dlo\n',
  );
  const started: ChildProcess[] = [];
  const start = (program: string, ...args: string[]) =>
    void started.push(
      spawn(find(program) ?? program, args, { stdio: 'ignore', env: { PATH: process.env['PATH'], SWIFT_DIR: conf } }),
    );
  start('memcached', '-u', 'root', '-l', '127.0.0.1', '-p', String(cache));
  for (const kind of KINDS) start(`swift-${kind}-server`, join(conf, `${kind}-server.conf`));
  start('swift-proxy-server', join(conf, 'proxy-server.conf'));
  const settings: Bucket = {
    endpoint: `http://127.0.0.1:${proxy}`,
    region: 'us-east-1',
    bucket: 'bcs-of-the-tests',
    accessKeyId: 'test:tester',
    secretAccessKey: 'testing',
  };
  const close = async () => {
    for (const each of started) each.kill('SIGKILL');
    await Promise.all(started.map((each) => each.exitCode ?? new Promise((resolve) => each.once('exit', resolve))));
    rmSync(folder, { recursive: true, force: true });
  };
  await bucketMade(settings).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { settings, close };
}

/** Waits until the servers are up and the bucket exists. */
async function bucketMade({ endpoint, bucket, accessKeyId, secretAccessKey, region }: Bucket): Promise<void> {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const late = AbortSignal.timeout(READY_WITHIN_MS);
  for (;;) {
    const answer = await client
      .fetch(`${endpoint}/${bucket}`, { method: 'PUT', signal: AbortSignal.timeout(5000) })
      .catch(() => null);
    if (answer?.ok) return;
    if (late.aborted) throw new Error(`Swift is not ready: ${answer?.status} ${await answer?.text()}`);
    await new Promise((resolve) => void setTimeout(resolve, 250));
  }
}
