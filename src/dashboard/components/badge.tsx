export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'idle';

type Props = {
  tone: Tone;
  /** Without a ground: a second fact beside the first. */
  isPlain?: boolean;
  /** A ring in the place of the dot: something is not so. */
  isHollow?: boolean;
  children: string;
};

/** A state is always words beside a dot, never a color alone. */
export function Badge({ tone, isPlain, isHollow, children }: Props) {
  const classes = ['badge', tone, isPlain && 'plain', isHollow && 'hollow'].filter(Boolean);
  return <span class={classes.join(' ')}>{children}</span>;
}
