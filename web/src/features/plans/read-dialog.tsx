import { dueInWords, placeInWords } from '@bcs/contract/features/curricula/place-words';
import type { PlanItem } from '@bcs/contract/features/plans/weeks';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { Markdown } from '#kit/markdown.tsx';

const whenOf = (item: PlanItem): string =>
  item.kind === 'session'
    ? placeInWords(item.item.facts)
    : `Opens: ${placeInWords(item.item.facts.opens)}. Due: ${dueInWords(item.item.facts.due)}.`;

/** An item of a version that was published, or of an archived plan, as students read it. */
export const ReadDialog = ({ item, onClose }: { item: PlanItem; onClose: () => void }) => (
  <Dialog open size="lg" title={item.name} onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
    <div className="grid gap-4">
      <p className="text-sm text-muted">{whenOf(item)}</p>
      <Markdown source={item.item.text} />
    </div>
  </Dialog>
);
