import type { Database } from 'bun:sqlite';
import { vehicleTypes } from './vin-elements.ts';

/** vPIC writes some makes in capitals, since it takes them from the maker's letter. */
export function plainName(name: string): string {
  return name.replaceAll(/\s+/g, ' ').trim();
}

/** Every model that a car, truck or van of a make has had. */
export function makesAndModels(db: Database): Record<string, string[]> {
  const rows = db
    .query<{ make: string; model: string }, []>(
      `SELECT DISTINCT k.Name AS make, m.Name AS model
       FROM (SELECT DISTINCT p.AttributeId AS model
             FROM Pattern p
               JOIN Wmi_VinSchema s ON s.VinSchemaId = p.VinSchemaId
               JOIN Wmi w ON w.Id = s.WmiId
             WHERE p.ElementId = 28 AND w.VehicleTypeId IN (${vehicleTypes.join(',')})) used
         JOIN Model m ON m.Id = CAST(used.model AS INTEGER)
         JOIN Make_Model mm ON mm.ModelId = m.Id
         JOIN Make k ON k.Id = mm.MakeId
       ORDER BY k.Name, m.Name`,
    )
    .all();
  const makes: Record<string, string[]> = {};
  for (const { make, model } of rows) (makes[plainName(make)] ??= []).push(plainName(model));
  return makes;
}
