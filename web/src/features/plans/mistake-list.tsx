import { Alert } from '#kit/alert.tsx';
import type { Output } from '#lib/api.ts';

type Mistake = Output<'plan'>['mistakes'][number];
/** Says in words what is wrong with an item's key. */
export const mistakeText = ({ key, says }: Pick<Mistake, 'key' | 'says'>): string =>
  key === null ? says : `${key} ${says}`;

/** Lists the mistakes of a folder, each with file and line. ADM-106 */
export const MistakeList = ({ title, mistakes }: { title: string; mistakes: readonly Mistake[] }) =>
  mistakes.length === 0 ? null : (
    <Alert tone="bad" title={title}>
      <ul className="grid max-h-72 gap-2 overflow-y-auto">
        {mistakes.map((mistake) => (
          <li key={JSON.stringify(mistake)} className="grid">
            <span className="font-semibold wrap-anywhere">
              {mistake.file}
              {mistake.line !== null && `, line ${mistake.line}`}
            </span>
            <span className="wrap-anywhere">{mistakeText(mistake)}</span>
          </li>
        ))}
      </ul>
    </Alert>
  );
