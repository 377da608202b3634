import { seededRandom } from '../../src/lib/random.ts';
import { fixtureVin } from '../support/vin.ts';

export type ManyVehicles = { vins: string[]; bytes(): AsyncGenerator<Uint8Array> };

const models: readonly [make: string, model: string, wmi: string][] = [
  ['Chevrolet', 'Equinox', '3GN'],
  ['Chevrolet', 'Silverado 1500', '1GC'],
  ['Toyota', 'RAV4', '2T3'],
  ['Toyota', 'Camry', '4T1'],
  ['Honda', 'CR-V', '7FA'],
  ['Ford', 'F-150', '1FT'],
];
const header =
  'VIN,Stock,Type,Year,Make,Model,Trim,Miles,SellingPrice,ExteriorColor,Body,Drivetrain';
const rowsPerChunk = 1_000;

/** A feed of `count` used vehicles with valid VINs, made as it is read. */
export function manyVehicles(count: number): ManyVehicles {
  const random = seededRandom('many vehicles');
  const vins: string[] = [];
  const rows: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const [make, model, wmi] = models[index % models.length] ?? ['Ford', 'F-150', '1FT'];
    const vin = fixtureVin(`${wmi}AXUEG`, 2023, index);
    const price = 15_000 + Math.floor(random.next() * 40_000);
    const miles = Math.floor(random.next() * 90_000);
    vins.push(vin);
    rows.push(`${vin},U${index},Used,2023,${make},${model},LT,${miles},${price},White,SUV,AWD`);
  }
  async function* bytes(): AsyncGenerator<Uint8Array> {
    const encoder = new TextEncoder();
    yield encoder.encode(`${header}\n`);
    for (let start = 0; start < rows.length; start += rowsPerChunk) {
      yield encoder.encode(`${rows.slice(start, start + rowsPerChunk).join('\n')}\n`);
    }
  }
  return { vins, bytes };
}
