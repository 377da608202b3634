import type { DescriptionStatus } from '../../../schema/tables/vehicles.ts';
import { Badge, type Tone } from '../components/badge.tsx';
import type { Words } from '../words/index.ts';

const tones: Record<DescriptionStatus, Tone> = {
  not_generated: 'idle',
  generating: 'info',
  complete: 'ok',
  failed: 'bad',
};

export function DescriptionState({ status, words }: { status: DescriptionStatus; words: Words }) {
  const isHollow = status === 'not_generated';
  return (
    <Badge tone={tones[status]} isPlain isHollow={isHollow}>
      {words.vehicles.descriptions[status]}
    </Badge>
  );
}
