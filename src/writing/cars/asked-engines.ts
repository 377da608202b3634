import type { CarSpan } from './car-model.ts';
import { carModelOf, spanIn } from './guide.ts';

type AskedModel = { make: string | null; model: string | null; year: number | null };

/** Names that stand for an engine in itself: those that burn diesel. */
const diesel = /^(?:diesel|duramax|cummins|powerstroke|ecodiesel|turbodiesel)$/;
/** What makers call an engine, by its size; a model has one of those that share a name. */
const families: Readonly<Record<string, readonly string[]>> = {
  hemi: ['5.7L', '6.4L', '6.1L'],
  hurricane: ['3.0L'],
  pentastar: ['3.6L'],
  coyote: ['5.0L'],
  godzilla: ['7.3L'],
};

const liters = /^(\d\.\d)l?$/;

/**
 * The engines that a keyword names of a model, as the guide tells them apart: "5.0L" of "5.0" and
 * "5.0l", "diesel" of a Duramax; only those that the model has had, each once, in the order typed.
 */
export function askedEngines({ make, model, year }: AskedModel, words: readonly string[]) {
  const guide = make === null || model === null ? null : carModelOf(make, model);
  if (!guide) return [];
  const own = year === null ? null : spanIn(guide, year);
  const spans = own ? [own] : guide.spans;
  const typed = words.flatMap((word) => {
    const [, size] = liters.exec(word) ?? [];
    if (size !== undefined) return [`${size}L`];
    const named = families[word]?.find((one) => spans.some((span) => hasEngine(span, one)));
    if (named !== undefined) return [named];
    return diesel.test(word) ? ['diesel'] : [];
  });
  const found = [...new Set(typed)].filter((one) => spans.some((span) => hasEngine(span, one)));
  // "6.7 diesel" is one engine.
  const isNamed = found.some((one) => one !== 'diesel' && isDieselIn(spans, one));
  return found.filter((one) => one !== 'diesel' || !isNamed);
}

function isDieselIn(spans: readonly CarSpan[], size: string): boolean {
  return spans.some(({ engines }) =>
    engines.some((one) => one.includes(size) && isOfEngine(one, 'diesel')),
  );
}

function hasEngine({ engines }: CarSpan, engine: string): boolean {
  return engines.some((one) => isOfEngine(one, engine));
}

/** Whether what is said is said of that engine: "with the 5.3L V8", "3.0L turbodiesel". */
export function isOfEngine(text: string, engine: string): boolean {
  if (engine === 'diesel') return /diesel|\bcummins\b/i.test(text);
  return text.includes(engine) && !/\bhybrid\b|\bhigh-output\b|\bsupercharged\b/i.test(text);
}

/** The newest years of a model that had all of them: a 5.0L beside a 6.2L is of years ago. */
export function spanWithAll(spans: readonly CarSpan[], engines: readonly string[]): CarSpan | null {
  return spans.find((span) => engines.every((one) => hasEngine(span, one))) ?? null;
}
