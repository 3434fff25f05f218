import { useState } from 'react';
import { IconCalendar, IconClockPause } from '@tabler/icons-react';
import { ASIDE_DAYS, canSetAside } from '@bcs/contract/features/today/aside';
import { LINES } from '@bcs/contract/features/today/kinds';
import type { TodayClassHead, TodayLine } from '@bcs/contract/features/today/model';
import { addDays, localDay, type Day } from '@bcs/contract/kernel/clock';
import { Alert } from '#kit/alert.tsx';
import { Button, IconButton } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { MenuItem } from '#kit/menu-item.tsx';
import { Menu } from '#kit/menu.tsx';
import { TextField } from '#kit/text-field.tsx';
import { toast } from '#kit/toasts.ts';
import { formatWeekday } from '#lib/dates.ts';
import { useNow } from '#lib/now.ts';
import { useSend } from '#lib/send.ts';

type Props = { line: TodayLine; of: Pick<TodayClassHead, 'timeZone' | 'nextClassDay'> };

/** Sets a line aside until tomorrow, the next class day or a date. SUCC-018 */
// No useForm: one day, of which no draft is kept.
export function AsideMenu({ line, of: { timeZone, nextClassDay } }: Props) {
  const now = useNow();
  const [choosing, setChoosing] = useState(false);
  const { enrollmentId, kind, objectId } = line;
  const what = LINES[kind].text(line);
  const aside = useSend('setAsideToday', {
    said: (_done, { until }) => `Set aside until ${formatWeekday(until)}.`,
    onDone: () => setChoosing(false),
    onRefused: ({ message }) => toast(message),
  });
  const set = (until: Day) => void aside.send({ enrollmentId, kind, objectId, until });
  const today = localDay(now, timeZone);
  const tomorrow = addDays(today, 1);
  if (!canSetAside(line, timeZone, now)) return null;
  return (
    <>
      <Menu
        label={`Set aside: ${what}`}
        button={(wiring) => (
          <IconButton
            {...wiring}
            icon={IconClockPause}
            iconSize={19}
            label={`Set aside: ${what}`}
            pending={aside.pending}
          />
        )}
      >
        <MenuItem icon={<IconClockPause size={18} />} onSelect={() => set(tomorrow)}>
          Until tomorrow
        </MenuItem>
        {nextClassDay !== null && nextClassDay > tomorrow && nextClassDay <= addDays(today, ASIDE_DAYS) && (
          <MenuItem icon={<IconClockPause size={18} />} onSelect={() => set(nextClassDay)}>
            Until the next class, {formatWeekday(nextClassDay)}
          </MenuItem>
        )}
        <MenuItem icon={<IconCalendar size={18} />} onSelect={() => setChoosing(true)}>
          Until a date…
        </MenuItem>
      </Menu>
      <Dialog open={choosing} onClose={() => setChoosing(false)} title="Set aside until" sticky>
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            const until = new FormData(event.currentTarget).get('until');
            if (typeof until === 'string' && until !== '') set(until);
          }}
        >
          <p className="text-muted">{what}. It comes back earlier when there is more of it.</p>
          <TextField
            label="Date"
            type="date"
            name="until"
            required
            min={tomorrow}
            max={addDays(today, ASIDE_DAYS)}
            defaultValue={nextClassDay ?? tomorrow}
          />
          {aside.failure && <Alert tone="bad">{aside.failure.message}</Alert>}
          <footer className="flex flex-wrap justify-end gap-2 max-sm:*:grow">
            <Button onClick={() => setChoosing(false)}>Cancel</Button>
            <Button type="submit" tone="primary" pending={aside.pending}>
              Set aside
            </Button>
          </footer>
        </form>
      </Dialog>
    </>
  );
}
