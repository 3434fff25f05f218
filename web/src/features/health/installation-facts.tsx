import { FactList } from '#kit/fact-list.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import type { Output } from '#lib/api.ts';
import { sizeText } from '#lib/size-text.ts';

type Health = Output<'health'>;

const ENGINES = { embedded: 'Embedded PostgreSQL', postgres: 'PostgreSQL' } as const;
const MAILS = {
  mailbox: 'Kept in the server’s mailbox',
  smtp: 'Sent by a mail server',
  none: 'Not sent',
} as const;

/** The versions that run here, and how much room there is. ADM-122 */
export function InstallationFacts({ health: { version, database, migrations, disk, mail } }: { health: Health }) {
  const facts = [
    ['Version', version],
    ['Database', `${ENGINES[database.engine]} ${database.version}, ${sizeText(database.bytes)}`],
    ['Migrations', `${migrations.ran} have run, the last one ${migrations.last ?? 'none'}`],
    ['Free disk', `${sizeText(disk.freeBytes)} of ${sizeText(disk.totalBytes)}`],
    ['E-mail', MAILS[mail]],
  ] as const;
  return (
    <Card pad aria-labelledby="installation" className="grid gap-4">
      <CardHeader title="Installation" id="installation" />
      <FactList facts={facts} />
    </Card>
  );
}
