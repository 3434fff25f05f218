import { SECOND } from '@bcs/contract/kernel/clock';
import { RemoveDemo } from '#features/setup/remove-demo.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { PendingPage } from '#kit/page-skeleton.tsx';
import { useRead } from '#lib/queries.ts';
import { BackupCard } from './backup-card.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { Findings } from './findings.tsx';
import { MailTest } from './mail-test.tsx';
import { RepeatedJobs } from './repeated-jobs.tsx';
import { FactList } from '#kit/fact-list.tsx';
import { TitledCard } from '#kit/titled-card.tsx';
import type { Output } from '#lib/api.ts';
import { sizeText } from '#lib/size-text.ts';
import { LoadFailed, type RouteError } from '#lib/load-failed.tsx';

const LOOKS_EVERY = 60 * SECOND;

/** The page that is shown if the health could not be loaded. */
export const HealthFailed = (failed: RouteError) => (
  <LoadFailed {...failed} title="The health of the installation could not be loaded." />
);

/** The health of the installation, and what its operator can do about it. ADM-122 */
export function HealthScreen() {
  const { data } = useRead('health', {}, { refetchInterval: LOOKS_EVERY, throwOnError: true });
  if (!data) return <PendingPage />;
  return (
    <>
      <PageHeader title="Health" lead="The state of this installation, checked every minute." />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Findings examined={data.examined} />
        <FailedJobs {...data.failedJobs} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
          <BackupCard lastBackup={data.lastBackup} keyLocation={data.keyLocation} />
          <MailTest />
        </div>
        <InstallationFacts health={data} />
        <RepeatedJobs rounds={data.rounds} />
        <RemoveDemo />
      </div>
    </>
  );
}

type Health = Output<'health'>;

const ENGINES = { embedded: 'Embedded PostgreSQL', postgres: 'PostgreSQL' } as const;
const MAILS = { mailbox: 'Kept in the server’s mailbox', smtp: 'Sent by a mail server', none: 'Not sent' } as const;

/** The versions that run here, and how much room there is. ADM-122 */
function InstallationFacts({ health: { version, database, migrations, disk, mail } }: { health: Health }) {
  const facts = [
    ['Version', version],
    ['Database', `${ENGINES[database.engine]} ${database.version}, ${sizeText(database.bytes)}`],
    ['Migrations', `${migrations.ran} have run, the last one ${migrations.last ?? 'none'}`],
    ['Free disk', `${sizeText(disk.freeBytes)} of ${sizeText(disk.totalBytes)}`],
    ['E-mail', MAILS[mail]],
  ] as const;
  return (
    <TitledCard pad title="Installation" className="grid gap-4">
      <FactList facts={facts} />
    </TitledCard>
  );
}
