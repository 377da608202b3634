import { Kind } from '@sinclair/typebox';
import { type ValueError, ValueErrorType as Fault } from '@sinclair/typebox/errors';

/** The parts of a schema that the words need. */
type Limits = {
  [Kind]?: string;
  type?: string;
  format?: string;
  pattern?: string;
  examples?: readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, unknown>;
  anyOf?: readonly Limits[];
};

/**
 * What is wrong with one value, for a partner's engineer: "must be a whole number from 1 to 100".
 */
export function wordsFor(fault: ValueError): string {
  const schema: Limits = fault.schema;
  switch (fault.type) {
    case Fault.ObjectRequiredProperty:
      return 'is required';
    case Fault.ObjectAdditionalProperties:
      return 'is not a known field';
    case Fault.ObjectMinProperties:
      return `must have at least one of ${Object.keys(schema.properties ?? {}).join(', ')}`;
    case Fault.ArrayMinItems:
      return `must have at least ${counted(schema.minItems ?? 1, 'item')}`;
    case Fault.ArrayMaxItems:
      return `must have at most ${counted(schema.maxItems ?? 1, 'item')}`;
    case Fault.ArrayUniqueItems:
      return 'must not name the same item twice';
    case Fault.Union:
      return wordsForUnion(fault, schema);
    default:
      return `must be ${expected(schema)}`;
  }
}

/** A union is a nullable value, a fixed list of words, or a number that a query spells as text. */
function wordsForUnion(fault: ValueError, { anyOf = [] }: Limits): string {
  const others = anyOf.filter((member) => member.type !== 'null');
  if (others.every((member) => member.const !== undefined)) {
    return `must be one of ${others.map((member) => String(member.const)).join(', ')}`;
  }
  const number = others.find((member) => member.type === 'integer' || member.type === 'number');
  const [only] = number ? [number] : others;
  if (!only || (others.length > 1 && !number)) return 'has none of the forms that it can have';
  const inner = fault.errors[anyOf.indexOf(only)]?.First();
  const words = number || !inner ? `must be ${expected(only)}` : wordsFor(inner);
  return others.length < anyOf.length ? `${words}, or null` : words;
}

function expected(schema: Limits): string {
  if (schema.enum) return `one of ${schema.enum.join(', ')}`;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  switch (schema.type) {
    case 'integer':
      return `a whole number${range(schema)}`;
    case 'number':
      return `a number${range(schema)}`;
    case 'boolean':
      return 'true or false';
    case 'string':
      return expectedText(schema);
    case 'array':
      return 'an array';
    case 'object':
      return 'an object';
    default:
      return 'of another form';
  }
}

function expectedText({ format, pattern, examples, minLength = 0, maxLength }: Limits): string {
  if (format === 'uuid') return 'a UUID';
  if (format === 'date-time') return 'a date and time such as 2026-05-04T08:00:00.000Z';
  if (format) return `a string of the form "${format}"`;
  if (pattern && examples) return `a string such as "${examples[0]}"`;
  if (pattern) return `a string that matches ${pattern}`;
  const most = maxLength === undefined ? null : counted(maxLength, 'character');
  if (most)
    return minLength > 0 ? `a string of ${minLength} to ${most}` : `a string of at most ${most}`;
  return minLength > 0 ? `a string of at least ${counted(minLength, 'character')}` : 'a string';
}

function range({ minimum, maximum }: Limits): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return ` of at least ${minimum}`;
  return maximum === undefined ? '' : ` of at most ${maximum}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
