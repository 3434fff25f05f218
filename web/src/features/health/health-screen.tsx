import { useQuery } from '@tanstack/react-query';
import { SECOND } from '@bcs/contract/kernel/clock';
import { RemoveDemo } from '#features/setup/remove-demo.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { PendingPage } from '#kit/page-skeleton.tsx';
import { callQuery } from '#lib/queries.ts';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { FailureAlert } from '#lib/failure-alert.tsx';
import { useSend } from '#lib/send.ts';
import { BackupCard } from './backup-card.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { Findings } from './findings.tsx';
import { InstallationFacts } from './installation-facts.tsx';
import { RepeatedJobs } from './repeated-jobs.tsx';

/** Sends a mail to the own address and shows what became of it. ADM-121 */
function MailTest() {
  const { send, pending, failure, output } = useSend('sendTestMail');
  return (
    <Card pad aria-labelledby="mail" className="grid gap-4">
      <CardHeader title="Mail" id="mail">
        <Button pending={pending} onClick={() => void send({})}>
          Send me a test mail
        </Button>
      </CardHeader>
      <FailureAlert failure={failure} of="save" />
      {!pending && output && <Alert tone={output.success ? 'good' : 'bad'}>{output.message}</Alert>}
      <p className="text-sm text-muted">
        It goes to your own address. Within 30 seconds you see whether the mail server accepted it, or what it said.
      </p>
    </Card>
  );
}

const LOOKS_EVERY = 60 * SECOND;

/** The health of the installation, and what its operator can do about it. ADM-122 */
export function HealthScreen() {
  const { data } = useQuery({ ...callQuery('health'), refetchInterval: LOOKS_EVERY, throwOnError: true });
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
