import { Alert } from '#kit/alert.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { useAnswer, useRead } from '#lib/queries.ts';

/** Returns the time zone of a person's e-mails: their own, or else that of the class. */
function useZone(): string {
  const { timeZone, classTimeZone } = useAnswer('mailPreferences', {});
  return timeZone ?? classTimeZone;
}

/** Shows what the next digest would contain if it were written now. SUCC-076 */
export function NextDigest() {
  const { data, error } = useRead('digestPreview', {});
  const zone = useZone();
  if (error) return <Alert tone="bad">{error.message}</Alert>;
  if (!data) return <StandBy />;
  const { at, digest } = data;
  if (at === null)
    return (
      <Card pad>
        <CardHeader title="Your next digest" lead="You have turned the digest off." />
      </Card>
    );
  const when = formatDateTime(at, zone);
  return (
    <Card pad>
      <CardHeader
        title="Your next digest"
        lead={
          digest
            ? `${when}. What you read before then is left out.`
            : `If there is still nothing to report on ${when}, no e-mail is sent.`
        }
      />
      {digest && (
        <div className="mt-4 grid gap-4">
          <p className="font-semibold wrap-anywhere">{digest.subject}</p>
          {digest.sections.map(({ title, lines }) => (
            <div key={title}>
              <h3 className="text-sm font-semibold text-muted">{title}</h3>
              <ul className="mt-1 list-disc pl-5">
                {lines.map(({ text }, place) => (
                  <li key={`${place} ${text}`} className="wrap-anywhere">
                    {text}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </Card>
  );
}
