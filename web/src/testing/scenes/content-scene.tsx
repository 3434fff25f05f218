import { useState } from 'react';
import { IconInbox, IconPencil, IconPlus } from '@tabler/icons-react';
import { Alert } from '#kit/alert.tsx';
import { Avatar } from '#kit/avatar.tsx';
import { Badge } from '#kit/badge.tsx';
import { Button, IconButton } from '#kit/button.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { Countdown } from '#kit/countdown.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { AnchorButton } from '#kit/link-button.tsx';
import { Logo } from '#kit/logo.tsx';
import { Markdown } from '#kit/markdown.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { ProgressBar } from '#kit/progress-bar.tsx';
import { SkeletonRows } from '#kit/skeleton.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import { Tabs } from '#kit/tabs.tsx';
import type { Tone } from '#kit/tone.ts';
import { SAMPLE_TEXT } from './sample-text.ts';

const TONES: readonly Tone[] = ['neutral', 'brand', 'career', 'good', 'warn', 'amber', 'bad'];
const nothing = () => {};

/** A scene with every static part of the kit. */
export function ContentScene() {
  const [tab, setTab] = useState('all');
  return (
    <div className="grid gap-5 p-4 sm:p-8">
      <Logo />
      <PageHeader
        title="Parts of the kit"
        lead="One of each, in its usual dress."
        back={<a href="/">Back to the start</a>}
      >
        <Button tone="primary">
          <IconPlus size={18} aria-hidden />
          Add a part
        </Button>
      </PageHeader>
      <div className="flex flex-wrap gap-2">
        <Button tone="primary">Primary</Button>
        <Button>Secondary</Button>
        <Button tone="quiet">Quiet</Button>
        <Button tone="danger">Danger</Button>
        <Button tone="primary" pending>
          Saving
        </Button>
        <Button size="sm">Small</Button>
        <Button disabled>Disabled</Button>
        <AnchorButton href="/" tone="secondary">
          Link
        </AnchorButton>
        <IconButton label="Edit">
          <IconPencil size={20} aria-hidden />
        </IconButton>
      </div>
      <div className="flex flex-wrap gap-2 rounded-card bg-night p-5 text-white">
        <Logo onNight />
        <Button tone="onNight">On night</Button>
        <Button tone="onNightQuiet">Quiet on night</Button>
        <Countdown now="2026-03-11T20:05:00.000Z" until="2026-03-11T22:30:00.000Z" before="Starts in " />
      </div>
      <div className="flex flex-wrap gap-2">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone} outlined>
            {tone}
          </Badge>
        ))}
      </div>
      <div className="grid gap-2">
        {TONES.map((tone) => (
          <Alert key={tone} tone={tone} title={`A ${tone} note`} onDismiss={nothing}>
            One plain sentence about it.
          </Alert>
        ))}
      </div>
      <div className="grid gap-5 md:grid-cols-2">
        <Card pad>
          <CardHeader title="Card" lead="With a header.">
            <Button size="sm">Change</Button>
          </CardHeader>
          <div className="mt-4 flex items-center gap-3">
            <Avatar name="Ada Lovelace" size={44} />
            <div className="grow">
              <p className="font-semibold">Ada Lovelace</p>
              <ProgressBar label="Tasks done" value={3} max={8} text="3 of 8" />
            </div>
            <span className="tabular-nums">3 of 8</span>
          </div>
        </Card>
        <Card pad>
          <Markdown source={SAMPLE_TEXT} />
        </Card>
        <Card>
          <EmptyState
            icon={<IconInbox size={32} />}
            title="Nothing here yet"
            action={<Button tone="primary">Begin</Button>}
          >
            What comes will stand here.
          </EmptyState>
        </Card>
        <Card pad>
          <Tabs
            label="Views"
            value={tab}
            onChange={setTab}
            tabs={[
              { value: 'all', label: 'All', count: 12 },
              { value: 'open', label: 'Open' },
            ]}
          >
            <SkeletonRows rows={3} />
            <StandBy />
          </Tabs>
        </Card>
      </div>
    </div>
  );
}
