import type { VehicleRecord } from '../../../../schema/records/vehicle.ts';
import type { VinFacts } from '../../../../schema/records/vin-facts.ts';
import type { AcceptedRow, FeedProblem } from '../formats/format.ts';
import { classifyVin, modelYear } from '../vin.ts';
import { type Contradiction, contradictions } from './contradictions.ts';
import { type Decoded, type DecodedVin, decodeVin } from './decode-vin.ts';
import { isKnownModel, isMakeOf, isModelOf } from './names.ts';
import { vinFactsOf } from './vin-facts.ts';
import { trimOf } from './vin-trim.ts';
import { bodyOf, doorsOf, driveOf, engineOf, fuelOf } from './vin-words.ts';

/** What is known of the VINs of an import, by their patterns. */
export type FactsByPattern = Map<string, VinFacts>;

/**
 * The row with what its VIN says where the feed says nothing, and where both speak and disagree a
 * problem: the feed stays. A VIN that is not in the tables, or belongs to another car by its make
 * or model, adds nothing. What has no field of its own goes into `facts`. A model that is taken
 * from the VIN is in doubt no longer.
 */
export function completeRow(row: AcceptedRow, facts: FactsByPattern): AcceptedRow {
  const decoded = decodedOf(row.record);
  if (!decoded) return row;
  const { line, record } = row;
  const { vin } = record;
  const { named, found } = judged(record, decoded.values);
  const { doubts, problems: before } = named.kind === 'debris' ? withoutModelDoubt(row) : row;
  const problems: FeedProblem[] = [
    ...before,
    ...(named.kind === 'same'
      ? []
      : [{ line, vin, field: 'model', reason: reasonOf(record, named) }]),
    ...found.map(({ field, said, vin: other }) => ({
      line,
      vin,
      field,
      reason: `The row says ${said} but the VIN ${vin} says ${other}.`,
    })),
  ];
  if (named.kind === 'other' || found.some(({ field }) => field === 'make')) {
    return { line, record, problems, doubts };
  }
  const { vinFacts } = knownOf(decoded.values);
  if (vinFacts) facts.set(decoded.pattern, vinFacts);
  return { line, record: completed(withModel(record, named), decoded), problems, doubts };
}

/** With the doubt goes the problem that told of it. */
function withoutModelDoubt({ doubts, problems }: AcceptedRow) {
  if (!doubts.includes('model')) return { doubts, problems };
  return {
    doubts: doubts.filter((field) => field !== 'model'),
    problems: problems.filter(({ field }) => field !== 'model'),
  };
}

function decodedOf(record: VehicleRecord): Decoded | null {
  const { vin, year, condition, status, make, model } = record;
  if (vin === null || year === null || make === null || model === null) return null;
  if (classifyVin(vin, { condition, status, year }).kind !== 'valid') return null;
  const coded = modelYear(vin);
  // Codes repeat after 30 years; which of them is meant is in the VINs of cars alone.
  if (coded === null || (coded - year) % 30 !== 0) return null;
  return decodeVin(vin, year);
}

/** `debris`: what stands for the model is none, as "Door" of "4 Door", or a trim. */
type Named = { kind: 'same' } | { kind: 'other' | 'debris'; model: string; trim: string | null };

function withModel(record: VehicleRecord, named: Named): VehicleRecord {
  if (named.kind !== 'debris') return record;
  return { ...record, model: named.model, trim: record.trim ?? named.trim };
}

function reasonOf({ vin, make, model: said }: VehicleRecord, named: Named): string {
  const model = named.kind === 'same' ? said : named.model;
  return named.kind === 'debris'
    ? `"${said}" is no model of ${make}; ${model} is taken from the VIN.`
    : `The row says ${said} but the VIN ${vin} says ${model}.`;
}

function nameOf({ make, model }: VehicleRecord, decoded: DecodedVin): Named {
  const other = decoded['model'];
  if (model === null || make === null || other === undefined) return { kind: 'same' };
  // Another make is reported by itself.
  if (isModelOf(model, decoded) || !isMakeOf(make, decoded)) return { kind: 'same' };
  if (isKnownModel(model, make)) return { kind: 'other', model: other, trim: null };
  const isTrim = decoded['trim']?.toLowerCase() === model.toLowerCase();
  return { kind: 'debris', model: other, trim: isTrim ? model : null };
}

type Judged = { named: Named; found: Contradiction[] };

/** Cars that are alike are described alike: a large file has each description many times. */
const judgements = new WeakMap<DecodedVin, Map<string, Judged>>();
const maxDescriptions = 50;

function judged(record: VehicleRecord, decoded: DecodedVin): Judged {
  const { make, model, bodyStyle, fuelType, engine, doors } = record;
  const key = [make, model, bodyStyle, fuelType, engine, doors].join('\n');
  const kept = judgements.get(decoded) ?? new Map<string, Judged>();
  judgements.set(decoded, kept);
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= maxDescriptions) kept.clear();
  const made = { named: nameOf(record, decoded), found: contradictions(record, decoded) };
  kept.set(key, made);
  return made;
}

type Known = Pick<
  VehicleRecord,
  'trim' | 'bodyStyle' | 'drivetrain' | 'fuelType' | 'engine' | 'doors'
> & { vinFacts: VinFacts | null };

/** Cars that are alike share what was decoded. */
const read = new WeakMap<DecodedVin, Known>();

function knownOf(decoded: DecodedVin): Known {
  const kept = read.get(decoded);
  if (kept) return kept;
  const known: Known = {
    trim: trimOf(decoded),
    bodyStyle: bodyOf(decoded),
    drivetrain: driveOf(decoded),
    fuelType: fuelOf(decoded),
    engine: engineOf(decoded),
    doors: doorsOf(decoded),
    vinFacts: vinFactsOf(decoded),
  };
  read.set(decoded, known);
  return known;
}

function completed(record: VehicleRecord, decoded: Decoded): VehicleRecord {
  const known = knownOf(decoded.values);
  const fuelType = record.fuelType ?? known.fuelType;
  return {
    ...record,
    trim: record.trim ?? known.trim,
    bodyStyle: record.bodyStyle ?? known.bodyStyle,
    drivetrain: record.drivetrain ?? known.drivetrain,
    fuelType,
    engine: record.engine ?? (fuelType === 'electric' ? null : known.engine),
    doors: record.doors ?? known.doors,
    vinPattern: known.vinFacts && decoded.pattern,
  };
}
