import { useSyncExternalStore } from 'react';
import { Checkbox } from '#kit/checkbox.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { pageShortcuts, setSingleKeys, singleKeys, type ShortcutGroup } from '#lib/shortcuts.ts';

const EVERYWHERE: ShortcutGroup = {
  title: 'Everywhere',
  shortcuts: [
    { keys: 'Ctrl+K or ⌘+K', does: 'Search and commands' },
    { keys: '?', does: 'This list', single: true },
    { keys: 'Esc', does: 'Close what is open' },
  ],
};

/** All shortcuts of the open page, and the switch that turns single keys off. SUCC-075 */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const groups = useSyncExternalStore(pageShortcuts.subscribe, pageShortcuts.current);
  const on = useSyncExternalStore(singleKeys.subscribe, singleKeys.current);
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts" size="md">
      <div className="grid gap-5">
        {[...new Set(groups), EVERYWHERE].map((group) => (
          <ShortcutTable key={group.title} group={group} on={on} />
        ))}
        <div className="border-t border-line pt-4">
          <Checkbox
            label="Single-key shortcuts"
            hint="Keys without Ctrl, ⌘ or Alt, such as letters and digits. Turn them off if you use speech input or press keys by accident. Remembered on this device."
            checked={on}
            onChange={(event) => setSingleKeys(event.target.checked)}
          />
        </div>
      </div>
    </Dialog>
  );
}

const ShortcutTable = ({ group: { title, shortcuts }, on }: { group: ShortcutGroup; on: boolean }) => (
  <table className="w-full text-left">
    <caption className="pb-1 text-left font-semibold">{title}</caption>
    <thead className="sr-only">
      <tr>
        <th scope="col">Does</th>
        <th scope="col">Keys</th>
      </tr>
    </thead>
    <tbody className="divide-y divide-line">
      {shortcuts.map(({ keys, does, single }) => (
        <tr key={keys}>
          <td className="py-2 pr-4 text-muted">{does}</td>
          <td className="py-2 text-right font-semibold">
            {single && !on ? <s className="text-muted">{keys}</s> : keys}
            {single && !on && <span className="sr-only"> is turned off</span>}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
