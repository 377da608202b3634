import type { FactSheet } from '../../facts/fact-sheet.ts';
import { modelsIn } from '../../facts/named-models.ts';
import { bodiesIn } from '../../facts/stock-filter.ts';
import { slug } from '../../facts/stock-facts.ts';
import type { FactCall } from '../../topics/fact-line.ts';
import { modelPairIn, modelsNamedIn } from '../model-pair.ts';
import type { About } from './fact-answer.ts';

/** A question, and where in the topic files it comes from. */
export type AskedOf = { question: string; file: string; isService: boolean };

/** What a message has to be told of a question; null where the question does not hold it. */
export function aboutOf(
  kind: About,
  call: FactCall,
  asked: AskedOf,
  sheet: FactSheet,
): string | null {
  switch (kind) {
    case 'pair':
      return modelPairIn(asked.question, sheet);
    case 'model': {
      const found = modelsNamedIn(asked.question, sheet);
      return found.length === 1 ? (found[0] ?? null) : null;
    }
    case 'words':
      return call.words || null;
    case 'matter':
      return call.words || `@${asked.file}`;
    case 'department':
      return departmentOf(asked, sheet);
    case 'bodies': {
      const [one, two] = bodiesIn(asked.question);
      return one && two ? `${one}|${two}` : null;
    }
    default:
      return namesIn(kind, asked.question, sheet);
  }
}

function namesIn(kind: 'trims' | 'color', question: string, sheet: FactSheet): string | null {
  const { trims, colors } = sheet.focus.summary;
  const names = (kind === 'trims' ? trims : colors).map(({ name }) => name);
  const found = modelsIn(question, names).map(slug);
  if (kind === 'color') return found[0] ?? null;
  return found.length === 2 ? found.toReversed().join('|') : null;
}

const days: readonly (readonly [RegExp, string])[] = [
  [/\bsundays?\b/i, 'sun'],
  [/\bsaturdays?\b/i, 'sat'],
];

/** The day may stand in the keyword alone: "dealership open sunday". */
function departmentOf({ question, isService }: AskedOf, { brief }: FactSheet): string {
  const text = `${question} ${brief.keyword ?? ''}`;
  const department = /\bparts\b/i.test(text) ? 'parts' : serviceOr(isService, text);
  const day = days.find(([word]) => word.test(text))?.[1] ?? '';
  return `${department}|${day}`;
}

function serviceOr(isService: boolean, text: string): string {
  return isService || /\b(service|serviced|repair)\b/i.test(text) ? 'service' : 'sales';
}
