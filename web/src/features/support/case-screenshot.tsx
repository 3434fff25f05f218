import { useState } from 'react';
import { Alert } from '#kit/alert.tsx';

const LOW = { maxHeight: '28rem' };

/** The screenshot of what the person saw, drawn anew by the server; in full in a tab of its own. SUPP-003 */
export function CaseScreenshot({ url }: { url: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return <Alert tone="warn">The screenshot could not be loaded. Please reload the page.</Alert>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="justify-self-start">
      <img
        src={url}
        alt="Screenshot, opens in full in a new tab"
        style={LOW}
        className="max-w-full rounded-control border border-line object-contain"
        onError={() => setFailed(true)}
      />
    </a>
  );
}
