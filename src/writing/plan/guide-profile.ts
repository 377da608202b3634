import type { Car } from '../cars/car-of.ts';
import { versionIn } from '../cars/car-version.ts';

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

/** What the guide says of a model that is not here: the body it has and what can move it. */
export function guideProfile(car: Car | null): { body?: Set<string>; powertrain?: Set<string> } {
  if (!car) return {};
  const kind = car.guide.kind ?? '';
  const body = bodies.flatMap(([pattern, name]) => (pattern.test(kind) ? [name] : []));
  const isElectric = /\belectric\b/.test(kind);
  const engines = isElectric ? ['electric'] : car.span.engines.map(powerOf);
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
