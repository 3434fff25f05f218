import { plural, pluralForm } from '@bcs/contract/kernel/plural';
import { ROLE_NAMES } from '@bcs/contract/kernel/roles';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { ImportChoosing, ImportPreview } from './use-choices.ts';

type Props = { classes: ImportPreview['classes']; choosing: ImportChoosing; chosen: readonly string[] };

/** Asks about each role separately, since a list of students says nothing about the staff. ADM-048 */
function WholeRosters({ classes, choosing, chosen }: Props) {
  const asked = classes.flatMap(({ id, code, roles }) =>
    roles.map(({ role, begun }) => ({
      key: `${id}/${role}`,
      label: `Everyone in ${code} with the role ${ROLE_NAMES[role]}`,
      begun,
    })),
  );
  if (asked.length === 0) return null;
  return (
    <Card className="p-5">
      <p className="font-semibold">For whom is this list complete?</p>
      <p className="mb-2 text-sm text-muted">
        People in that role who were enrolled by an import but are not in this file are then suggested for ending. None
        of them is selected yet.
      </p>
      {asked.map(({ key, label, begun }) => (
        <Checkbox
          key={key}
          label={label}
          hint={`${begun} enrolled by imports`}
          checked={chosen.includes(key)}
          onChange={({ currentTarget: { checked } }) =>
            choosing.choose({ wholeRoles: checked ? [...chosen, key] : chosen.filter((other) => other !== key) })
          }
        />
      ))}
    </Card>
  );
}

/** The questions about the file as a whole, to be answered before it is applied. ADM-043, ADM-048, ADM-049 */
export function ImportQuestions({ preview, choosing }: { preview: ImportPreview; choosing: ImportChoosing }) {
  const { counts, questions, choices, classes, endings, reading } = preview;
  const asked = endings.filter(({ needsNumber }) => needsNumber);
  return (
    <div className="mb-6 grid gap-4">
      {reading.leftOut.map(({ title, words }) => (
        <Alert key={title}>{`The column ‘${title}’ is left out: ${words.join(', ')}`}</Alert>
      ))}
      {counts.refused > 0 && (
        <Alert
          tone="bad"
          title={`${plural(counts.refused, 'row is', 'rows are')} refused`}
          action={
            <Button size="sm" pending={choosing.pending} onClick={() => choosing.choose({ leavesOutAllRefused: true })}>
              Leave out all refused
            </Button>
          }
        >
          Correct the cells below, or leave the rows out. Until then nothing is applied.
        </Alert>
      )}
      {choices.leavesOutAllRefused && (
        <Alert
          tone="warn"
          action={
            <Button
              size="sm"
              pending={choosing.pending}
              onClick={() => choosing.choose({ leavesOutAllRefused: false })}
            >
              Include them again
            </Button>
          }
        >
          Refused rows are left out.
        </Alert>
      )}
      {questions > 0 && (
        <Alert>{`${plural(questions, 'row was', 'rows were')} changed or ended here since the last import, and ${pluralForm(questions, 'stays', 'stay')} that way unless you choose the file.`}</Alert>
      )}
      {counts['not in the file'] > 0 &&
        choices.wholeRosters.length === 0 &&
        (choices.wholeRoles ?? []).length === 0 && (
          <Alert>{`The source marks ${plural(counts['not in the file'], 'enrollment')} as ended. No one leaves a class unless you select them below.`}</Alert>
        )}
      <WholeRosters classes={classes} choosing={choosing} chosen={choices.wholeRoles ?? []} />
      {asked.map(({ courseId, course, ending, active, isTyped }) => (
        <Alert
          key={courseId}
          tone={isTyped ? 'neutral' : 'warn'}
          title={`${ending} of ${active} enrollments of ${course} would end`}
        >
          <TextField
            label={`Type how many enrollments end in ${course}`}
            inputMode="numeric"
            className="mt-2 max-w-64"
            defaultValue={choices.typed[courseId] ?? ''}
            onBlur={({ currentTarget: { value } }) =>
              /^\d+$/.test(value) && choosing.choose({ typed: { ...choices.typed, [courseId]: Number(value) } })
            }
          />
        </Alert>
      ))}
    </div>
  );
}
