import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Place {
  /** The folder that replaces the root of the machine. */
  readonly root: string;
  /** The sources. */
  readonly app: string;
  readonly node: string;
  readonly httpsPort: number;
}

const begin = '#!/bin/sh\nset -e\n';

/** Writes programs that do for one folder what the page asks of a whole machine: accounts, packages, services, certificates. */
export function writeStandIns(folder: string, { root, app, node, httpsPort }: Place): void {
  mkdirSync(folder, { recursive: true });
  const stand = (name: string, text: string) => {
    writeFileSync(join(folder, name), `${begin}${text}\n`);
    chmodSync(join(folder, name), 0o755);
  };
  for (const name of ['apt-get', 'adduser', 'npm', 'chown', 'createuser']) stand(name, 'exit 0');
  stand('sudo', 'shift 2; exec "$@"');
  stand('setpriv', 'while [ "${1#--}" != "$1" ]; do shift; done; exec "$@"');
  stand('install', 'for each; do case "$each" in --*) ;; *) mkdir -p -m 700 "$each";; esac; done');
  stand(
    'createdb',
    "psql --quiet --command=\"create database bcs template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'\" \"$ADMIN_URL\"",
  );
  stand(
    'certbot',
    `at="${root}/etc/letsencrypt/live/learn.example.edu"; mkdir -p "$at"
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=learn.example.edu -keyout "$at/privkey.pem" -out "$at/fullchain.pem" 2>/dev/null`,
  );
  stand(
    'systemctl',
    `case "$*" in
"enable --now bcs") set -a; . "${root}/etc/bcs/environment"; cd "${app}"; nohup "${node}" server/src/main.ts >"${root}/server.log" 2>&1 & echo $! >"${root}/server.pid";;
"reload nginx") [ -z "$WITH_NGINX" ] || "$WITH_NGINX" -c "${root}/etc/nginx/nginx.conf" -p "${root}";;
esac`,
  );
  stand('nginx', `[ -z "$WITH_NGINX" ] || exec "$WITH_NGINX" -c "${root}/etc/nginx/nginx.conf" -p "${root}" "$@"`);
  stand(
    'curl',
    `case "$*" in
*https*) [ -z "$WITH_NGINX" ] || exec /usr/bin/curl --insecure --max-time 10 --connect-to learn.example.edu:443:127.0.0.1:${httpsPort} "$@";;
*) exec /usr/bin/curl "$@";;
esac`,
  );
}
