import { carModelOf } from '../cars/guide.ts';
import { versionIn } from '../cars/car-version.ts';
import type { FactSheet } from '../facts/fact-sheet.ts';

/** Kinds as the guide names them, by what they are told as: "full-size electric pickup". */
const bodies: readonly (readonly [kind: RegExp, body: string])[] = [
  [/\bpickup\b/, 'truck'],
  [/\bSUV\b/, 'suv'],
  [/\bminivan\b/, 'minivan'],
  [/\bvan\b/, 'van'],
  [/\bwagon\b/, 'wagon'],
  [/\bsedan\b/, 'sedan'],
  [/\bhatchback\b/, 'hatchback'],
  [/\bcoupe\b/, 'coupe'],
  [/\b(?:convertible|roadster)\b/, 'convertible'],
];

/**
 * What the guide says of a model that is not here: the body it has and what can move it. In Canada
 * too, where it tells no figures.
 */
export function guideProfile({ brief, car }: Pick<FactSheet, 'brief' | 'car'>): {
  body?: Set<string>;
  powertrain?: Set<string>;
} {
  const { subject } = brief;
  const guide = car?.guide ?? (subject && carModelOf(subject.make, subject.model));
  const span = car?.span ?? guide?.spans[0];
  if (!guide || !span) return {};
  const kind = guide.kind ?? '';
  const body = bodies.flatMap(([pattern, name]) => (pattern.test(kind) ? [name] : []));
  const isElectric = /\belectric\b/.test(kind);
  const engines = isElectric ? ['electric'] : span.engines.map(powerOf);
  return {
    ...(body.length > 0 && { body: new Set(body) }),
    ...(engines.length > 0 && { powertrain: new Set(engines) }),
  };
}

function powerOf(engine: string): string {
  const version = versionIn(engine);
  if (version === 'plug-in') return 'plug_in_hybrid';
  if (version === 'hybrid') return 'hybrid';
  return /diesel/i.test(engine) ? 'diesel' : 'gasoline';
}
