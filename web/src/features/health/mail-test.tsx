import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { FailureAlert } from '#lib/failure-alert.tsx';
import { useSend } from '#lib/send.ts';

/** Sends an e-mail to the own address and shows what became of it. ADM-121 */
export function MailTest() {
  const { send, pending, failure, output } = useSend('sendTestMail');
  return (
    <Card pad aria-labelledby="test-mail" className="grid gap-4">
      <CardHeader title="Test e-mail" id="test-mail">
        <Button pending={pending} onClick={() => void send({})}>
          Send me a test e-mail
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
