export type Step = { label: string; state: 'done' | 'now' | 'later' };

type Props = { label: string; percent: number; steps: readonly Step[]; isFailed?: boolean };

/** How far something has come that goes on by itself. */
export function Stepper({ label, percent, steps }: Props) {
  return (
    <>
      <progress class="progress" aria-label={label} max={100} value={percent} />
      <ol class="steps">
        {steps.map((step) => (
          <li
            key={step.label}
            data-state={step.state}
            aria-current={step.state === 'now' ? 'step' : undefined}
          >
            {step.label}
          </li>
        ))}
      </ol>
    </>
  );
}
