import type { GraduationItem, GraduationRecord, GraduationSession } from '@bcs/contract/features/graduation/model';
import {
  itemGuesses,
  sessionGuesses,
  type ItemGuess,
  type SessionGuess,
  type WhatIf,
} from '@bcs/contract/features/graduation/what-if';
import type { Instant } from '@bcs/contract/kernel/clock';
import { formatDate } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { Choices } from './choices.tsx';

const SESSION_WORDS: Readonly<Record<SessionGuess, string>> = {
  miss: 'Missed',
  remote: 'Attended remotely',
  attend: 'Attended in class',
};
const itemWords = (guess: ItemGuess): string =>
  guess === 'submit' ? 'Handed in' : guess === 'skip' ? 'Not submitted' : `Graded ${guess}`;

type Props = { record: GraduationRecord; whatIf: WhatIf; now: Instant; onWhatIf: (whatIf: WhatIf) => void };

/** The map with one guess more, another one, or one less. */
const changed = <Guess,>(guesses: ReadonlyMap<number, Guess>, id: number, guess: Guess | null) => {
  const rest = Array.from(guesses).filter(([known]) => known !== id);
  return new Map(guess === null ? rest : [...rest, [id, guess] as const]);
};

/** The events that may still happen: the classes ahead, and the work that is not graded for good. */
export function SupposePanel({ record, whatIf, now, onWhatIf }: Props) {
  const { timeZone, cohortUiControl } = useViewer();
  const sessions = record.sessions.filter((session) => sessionGuesses(session, now).length > 0);
  const items = record.items.filter((item) => itemGuesses(item, now).length > 0);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Choices<GraduationSession, SessionGuess>
        title="Classes"
        none="No classes left."
        things={sessions}
        guesses={whatIf.sessions}
        nameOf={({ name, chapter }) => (chapter === null ? name : `${chapter} ${name}`)}
        noteOf={({ startTime, request, statusCode }) =>
          [
            formatDate(startTime, timeZone),
            startTime < now && 'not marked yet',
            statusCode === 'remote' && 'remote attendance approved',
            request === 'pending' && 'remote attendance requested',
          ]
            .filter(Boolean)
            .join(' · ')
        }
        choicesOf={(session) =>
          sessionGuesses(session, now).filter((guess) => guess !== 'remote' || !cohortUiControl.hideRemoteAttendance)
        }
        wordsOf={(guess) => SESSION_WORDS[guess]}
        onGuess={(id, guess) => onWhatIf({ ...whatIf, sessions: changed(whatIf.sessions, id, guess) })}
      />
      <Choices<GraduationItem, ItemGuess>
        title="Assignments and milestones"
        none="All required work is graded."
        things={items}
        guesses={whatIf.items}
        nameOf={({ title }) => title}
        noteOf={({ effectiveDueDate, submission, wasThere }) =>
          [
            `due ${formatDate(effectiveDueDate, timeZone)}`,
            submission === null ? wasThere && now > effectiveDueDate && 'overdue' : (submission.grade ?? 'handed in'),
          ]
            .filter(Boolean)
            .join(' · ')
        }
        choicesOf={(item) => itemGuesses(item, now)}
        wordsOf={itemWords}
        onGuess={(id, guess) => onWhatIf({ ...whatIf, items: changed(whatIf.items, id, guess) })}
      />
    </div>
  );
}
