import type { StoreVisit } from '../visit.ts';

const radius = 28;
const around = 2 * Math.PI * radius;
const tones = { pass: 'ok', flagged: 'warn', fail: 'bad' } as const;

type Props = { visit: StoreVisit; score: number; overall: keyof typeof tones };

/** The score of a check, as a ring and in words. */
export function Score({ visit: { words, show }, score, overall }: Props) {
  return (
    <div class="score">
      <svg class={tones[overall]} viewBox="0 0 64 64" aria-hidden="true">
        <circle class="track" cx="32" cy="32" r={radius} />
        <circle
          class="arc"
          cx="32"
          cy="32"
          r={radius}
          transform="rotate(-90 32 32)"
          stroke-dasharray={`${(around * score) / 100} ${around}`}
        />
      </svg>
      <div>
        <p>
          <strong>{show.number(score)}</strong> <b>{words.common.of100}</b>
        </p>
        <p class="quiet small">{words.article.overall[overall]}</p>
      </div>
    </div>
  );
}
