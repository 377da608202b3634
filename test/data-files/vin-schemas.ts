import type { Database } from 'bun:sqlite';
import { elements, elementNames, engineModel, lookups, vehicleTypes } from './vin-elements.ts';
import { plainName } from './vin-names.ts';

/** Number of the element in the file → its value; engine facts of a named engine are negative. */
type Values = Record<string, string>;
export type Row = [keys: string, values: Values];
export type Schema = { id: number; rows: Row[] };

type Pattern = { schema: number; keys: string; element: number; value: string };

const known = new Map(Object.entries(elements).map(([id, name]) => [Number(id), name]));
const place = new Map<string, number>(elementNames.map((name, at) => [name, at]));

/** The patterns of all vehicles that a dealer sells, those of one WMI beside each other. */
export function schemasIn(db: Database): Schema[] {
  const names = namesIn(db);
  const engines = enginesIn(db);
  const models = modelsIn(db);
  const schemas = new Map<number, Map<string, Values>>();
  for (const { schema, keys, element, value } of patterns(db)) {
    let rows = schemas.get(schema);
    if (!rows) schemas.set(schema, (rows = new Map()));
    const values = rows.get(keys) ?? {};
    rows.set(keys, values);
    if (element === engineModel) {
      for (const [id, fact] of engines.get(value) ?? []) put(values, id, names(id, fact), '-');
    } else
      put(
        values,
        element,
        element === 28 ? (models.get(value)?.model ?? '') : names(element, value),
      );
    const make = element === 28 ? models.get(value)?.make : undefined;
    if (make !== undefined) values[String(place.get('make'))] = make;
  }
  return [...schemas].map(([id, rows]) => ({ id, rows: rowsOf(rows) }));
}

function rowsOf(rows: Map<string, Values>): Row[] {
  return [...rows].filter(([, values]) => Object.keys(values).length > 0);
}

function put(values: Values, element: number, value: string, sign = ''): void {
  const name = known.get(element);
  if (name === undefined || value === '') return;
  if (name !== 'cubicCentimeters') {
    values[`${sign}${place.get(name)}`] = value;
    return;
  }
  const liters = `${sign}${place.get('liters')}`;
  values[liters] ??= String(Math.round(Number(value) / 100) / 10);
}

function patterns(db: Database): Pattern[] {
  const wanted = [...known.keys(), engineModel].join(',');
  return db
    .query<Pattern, []>(
      `SELECT p.VinSchemaId AS schema, trim(p.Keys) AS keys, p.ElementId AS element,
         trim(p.AttributeId) AS value
       FROM Pattern p JOIN (
         SELECT s.VinSchemaId AS schema, min(w.Wmi) AS wmi
         FROM Wmi_VinSchema s JOIN Wmi w ON w.Id = s.WmiId
         WHERE w.VehicleTypeId IN (${vehicleTypes.join(',')})
         GROUP BY 1) first ON first.schema = p.VinSchemaId
       WHERE p.ElementId IN (${wanted})
       ORDER BY first.wmi, p.VinSchemaId, p.Keys, p.ElementId, p.Id`,
    )
    .all();
}

function namesIn(db: Database): (element: number, value: string) => string {
  const tables = new Map<number, Map<string, string>>();
  for (const [element, table] of Object.entries(lookups)) {
    const rows = db
      .query<{ id: number; name: string }, []>(`SELECT Id AS id, Name AS name FROM ${table}`)
      .all();
    tables.set(Number(element), new Map(rows.map(({ id, name }) => [String(id), name])));
  }
  return (element, value) => plainName(tables.get(element)?.get(value) ?? value);
}

/** An engine's name → what is known of it; a name that two makers use says nothing. */
function enginesIn(db: Database): Map<string, [number, string][]> {
  const rows = db
    .query<{ id: number; name: string; element: number; value: string }, []>(
      `SELECT e.Id AS id, e.Name AS name, p.ElementId AS element, p.AttributeId AS value
       FROM EngineModel e JOIN EngineModelPattern p ON p.EngineModelId = e.Id
       ORDER BY e.Id, p.ElementId`,
    )
    .all();
  const engines = new Map<string, [number, string][]>();
  for (const group of Map.groupBy(rows, ({ name }) => name).values()) {
    if (new Set(group.map(({ id }) => id)).size > 1) continue;
    const [first] = group;
    if (first)
      engines.set(
        first.name,
        group.map(({ element, value }) => [element, value]),
      );
  }
  return engines;
}

function modelsIn(db: Database): Map<string, { make: string; model: string }> {
  const rows = db
    .query<{ id: number; make: string; model: string }, []>(
      `SELECT m.Id AS id, min(k.Name) AS make, m.Name AS model
       FROM Model m JOIN Make_Model mm ON mm.ModelId = m.Id JOIN Make k ON k.Id = mm.MakeId
       GROUP BY m.Id`,
    )
    .all();
  return new Map(
    rows.map(({ id, make, model }) => [
      String(id),
      { make: plainName(make), model: plainName(model) },
    ]),
  );
}
