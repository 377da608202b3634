import type { Json } from './client.ts';

/** Keywords that say nothing of a value, or that other keywords here take care of. */
const silent = new Set(['description', 'additionalProperties', 'default', 'required']);

type Check = (limit: Json, value: Json) => boolean;

const checks: Record<string, Check> = {
  type: (type, value) => [type].flat().some((one: string) => isOfType(one, value)),
  const: (only, value) => value === only,
  enum: (values, value) => values.includes(value),
  minLength: (least, value) => typeof value !== 'string' || [...value].length >= least,
  maxLength: (most, value) => typeof value !== 'string' || [...value].length <= most,
  pattern: (pattern, value) => typeof value !== 'string' || new RegExp(pattern).test(value),
  minimum: (least, value) => typeof value !== 'number' || value >= least,
  maximum: (most, value) => typeof value !== 'number' || value <= most,
  minItems: (least, value) => !Array.isArray(value) || value.length >= least,
  maxItems: (most, value) => !Array.isArray(value) || value.length <= most,
  uniqueItems: (_unique, value) => !Array.isArray(value) || new Set(value).size === value.length,
  minProperties: (least, value) => Object.keys(value ?? {}).length >= least,
  format: (format, value) => {
    return typeof value === 'number'
      ? isOfSize(format, value)
      : typeof value !== 'string' || isOfFormat(format, value);
  },
  anyOf: (members, value) => members.some((one: Json) => schemaFaults(one, value).length === 0),
};

/**
 * Where a value breaks a schema of the API description, strictly: a property that no keyword allows
 * is a fault, and a keyword that is not known here is an error. Empty where all is well.
 */
export function schemaFaults(schema: Json, value: Json, path = '$'): string[] {
  const faults: string[] = [];
  for (const [keyword, limit] of Object.entries(schema)) {
    if (silent.has(keyword) || keyword === 'properties' || keyword === 'items') continue;
    const check = checks[keyword];
    if (!check) throw new Error(`The keyword "${keyword}" at ${path} is not checked yet.`);
    if (!check(limit, value)) faults.push(`${path} breaks ${keyword} ${JSON.stringify(limit)}`);
  }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      faults.push(...schemaFaults(schema.items ?? {}, item, `${path}.${index}`));
    }
  } else if (typeof value === 'object' && value !== null) {
    faults.push(...objectFaults(schema, value, path));
  }
  return faults;
}

function objectFaults(schema: Json, value: Json, path: string): string[] {
  const { properties = {}, required = [], anyOf } = schema;
  if (anyOf) return [];
  const missing = required.filter((name: string) => !Object.hasOwn(value, name));
  const faults = missing.map((name: string) => `${path} lacks ${name}`);
  const others = schema.additionalProperties;
  const isOpen = others === true;
  for (const [name, inner] of Object.entries(value)) {
    const known = properties[name] ?? (typeof others === 'object' ? others : undefined);
    if (known) faults.push(...schemaFaults(known, inner, `${path}.${name}`));
    else if (!isOpen) faults.push(`${path} knows no ${name}`);
  }
  return faults;
}

function isOfType(type: string, value: Json): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object')
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}

function isOfFormat(format: string, value: string): boolean {
  if (format === 'uuid') return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
  if (format === 'date-time') return new Date(value).toISOString() === value;
  if (format === 'uri') return URL.canParse(value);
  throw new Error(`The format "${format}" is not checked yet.`);
}

function isOfSize(format: string, value: number): boolean {
  if (format === 'int32') return Math.abs(value) < 2 ** 31;
  if (format === 'int64') return Number.isSafeInteger(value);
  return format === 'double';
}
