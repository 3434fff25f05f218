import { Avatar } from '#kit/avatar.tsx';
import { Badge } from '#kit/badge.tsx';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { Table } from '#kit/table.tsx';
import type { Tone } from '#kit/tone.ts';

const PEOPLE = [
  { id: 1, name: 'Ada Lovelace', points: 92, state: 'Submitted' },
  { id: 2, name: 'Grace Hopper', points: 88, state: 'Late' },
  { id: 3, name: 'Zoë Brandt', points: null, state: 'Missing' },
];
const TONE_OF: Record<string, Tone> = { Submitted: 'good', Late: 'warn', Missing: 'bad' };

/** A scene with a sortable table that becomes cards on phones. */
export function TableScene() {
  return (
    <div className="grid gap-5 p-4 sm:p-8">
      <PageHeader title="A table" />
      <Card>
        <Table
          caption="People"
          cards
          rows={PEOPLE}
          rowKey={(person) => person.id}
          initialSort={{ column: 'name', descending: false }}
          columns={[
            {
              key: 'name',
              header: 'Name',
              rowHeader: true,
              sortBy: (person) => person.name,
              cell: (person) => (
                <span className="flex items-center gap-2.5">
                  <Avatar name={person.name} size={32} />
                  {person.name}
                </span>
              ),
            },
            {
              key: 'state',
              header: 'State',
              cell: (person) => <Badge tone={TONE_OF[person.state]}>{person.state}</Badge>,
            },
            {
              key: 'points',
              header: 'Points',
              align: 'end',
              sortBy: (person) => person.points,
              cell: (person) => person.points ?? '–',
            },
            {
              key: 'actions',
              header: 'Actions',
              hideHeader: true,
              align: 'end',
              cell: () => <Button size="sm">Open</Button>,
            },
          ]}
        />
      </Card>
      <Card>
        <Table
          caption="A wide table"
          rows={PEOPLE}
          rowKey={(person) => person.id}
          columns={Array.from({ length: 14 }, (_, index) => ({
            key: String(index),
            header: `Column ${index}`,
            cell: () => 'Something',
          }))}
        />
      </Card>
    </div>
  );
}
