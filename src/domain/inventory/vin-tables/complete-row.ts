import type { VehicleRecord } from '../../../../schema/records/vehicle.ts';
import type { VinFacts } from '../../../../schema/records/vin-facts.ts';
import type { AcceptedRow, FeedProblem } from '../formats/format.ts';
import { classifyVin, modelYear } from '../vin.ts';
import { contradictions } from './contradictions.ts';
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
 * or model, adds nothing. What has no field of its own goes into `facts`.
 */
export function completeRow(row: AcceptedRow, facts: FactsByPattern): AcceptedRow {
  const decoded = decodedOf(row.record);
  if (!decoded) return row;
  const { line, record } = row;
  const { vin } = record;
  const named = withModel(record, decoded.values);
  const problems: FeedProblem[] = [
    ...row.problems,
    ...(named.problem ? [{ line, vin, field: 'model', reason: named.problem }] : []),
    ...contradictions(record, decoded.values).map(({ field, said, vin: other }) => ({
      line,
      vin,
      field,
      reason: `The row says ${said} but the VIN ${vin} says ${other}.`,
    })),
  ];
  const isOther = !named.isModel || !isMakeOf(record.make ?? '', decoded.values);
  if (isOther) return { line, record, problems };
  const { vinFacts } = knownOf(decoded.values);
  if (vinFacts) facts.set(decoded.pattern, vinFacts);
  return { line, record: completed(named.record, decoded), problems };
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

type Named = { record: VehicleRecord; isModel: boolean; problem: string | null };

/** What stands for the model may be debris: "Door" of "4 Door", or a trim. */
function withModel(record: VehicleRecord, decoded: DecodedVin): Named {
  const { make, model, trim, vin } = record;
  const other = decoded['model'];
  if (model === null || make === null || other === undefined) {
    return { record, isModel: true, problem: null };
  }
  if (isModelOf(model, decoded)) return { record, isModel: true, problem: null };
  // The make is reported by itself.
  if (!isMakeOf(make, decoded)) return { record, isModel: false, problem: null };
  if (isKnownModel(model, make)) {
    const problem = `The row says ${model} but the VIN ${vin} says ${other}.`;
    return { record, isModel: false, problem };
  }
  const isTrim = decoded['trim']?.toLowerCase() === model.toLowerCase();
  const renamed = { ...record, model: other, trim: trim ?? (isTrim ? model : null) };
  const problem = `"${model}" is no model of ${make}; ${other} is taken from the VIN.`;
  return { record: renamed, isModel: true, problem };
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
