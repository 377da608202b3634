import type { ModelFactKind, ModelFacts } from '../../../../../schema/records/model-facts.ts';
import type { Context } from '../../../../context.ts';
import { inLane } from '../../../../db/write.ts';
import { sha256Hex } from '../../../../lib/hash.ts';
import { fetchJson, SourceFault } from './fetch-json.ts';
import { complaintsIn, ratingIn, recallsIn, versionsIn } from './nhtsa-shapes.ts';
import { recordOutcome, type SourceOutcome } from './outcome.ts';
import { type ModelYear, modelYearsInStock, putModelFacts } from './update-store.ts';

/** A group of stores has some two hundred; each costs one to five small requests a week. */
const maxModels = 500;
/** Of one model year: two-wheel and four-wheel drive, and the bodies. */
const maxVersions = 4;
/** In a row; after that the source is left alone until the next time. */
const maxFaults = 3;

type Get = (path: string) => Promise<unknown>;
type Ask = (get: Get, of: ModelYear) => Promise<ModelFacts[ModelFactKind]>;

const questions: Record<ModelFactKind, Ask> = {
  recalls: async (get, of) => recallsIn(await get(`/recalls/recallsByVehicle?${query(of)}`)),
  complaints: async (get, of) => {
    return complaintsIn(await get(`/complaints/complaintsByVehicle?${query(of)}`));
  },
  async ratings(get, { make, model, year }) {
    const [one, two] = [encodeURIComponent(make), encodeURIComponent(model)];
    const list = await get(`/SafetyRatings/modelyear/${year}/make/${one}/model/${two}`);
    const versions = [];
    for (const id of versionsIn(list).slice(0, maxVersions)) {
      versions.push(ratingIn(await get(`/SafetyRatings/VehicleId/${id}`)));
    }
    return { versions };
  },
};

/** Asks NHTSA of every model year in stock, one after the other; each kind is a source. */
export async function updateNhtsa(
  ctx: Context,
  base: string,
  signal: AbortSignal,
): Promise<SourceOutcome[]> {
  const models = await modelYearsInStock(ctx.reader, maxModels);
  const outcomes: SourceOutcome[] = [];
  for (const kind of Object.keys(questions) as ModelFactKind[]) {
    if (signal.aborted) break;
    outcomes.push(await updateKind(ctx, kind, models, base, signal));
  }
  return outcomes;
}

async function updateKind(
  ctx: Context,
  kind: ModelFactKind,
  models: readonly ModelYear[],
  base: string,
  signal: AbortSignal,
): Promise<SourceOutcome> {
  const source = `NHTSA ${kind}`;
  const get = (path: string) => fetchJson(ctx, `${base}${path}`, signal);
  let changed = 0;
  let faults = 0;
  let error: string | null = null;
  for (const of of models) {
    if (signal.aborted || faults >= maxFaults) break;
    try {
      const facts = await questions[kind](get, of);
      const contentHash = sha256Hex(JSON.stringify(facts));
      const isNew = await ctx.write((tx) => {
        return putModelFacts(tx, { source: kind, ...of, contentHash, facts, updatedAt: tx.now });
      }, inLane('update-facts'));
      if (isNew) changed += 1;
      faults = 0;
    } catch (fault) {
      // A stop of the program says nothing of the source.
      if (signal.aborted) return { source, outcome: 'unchanged', models: models.length, changed };
      faults += 1;
      error = `${of.year} ${of.make} ${of.model}: ${sentenceOf(fault)}`;
    }
  }
  const counts = { models: models.length, changed };
  if (error !== null) return recordOutcome(ctx, { source, outcome: 'failed', ...counts, error });
  return recordOutcome(ctx, { source, outcome: changed > 0 ? 'updated' : 'unchanged', ...counts });
}

/** An answer of another shape is the source's fault; whatever else broke is ours. */
function sentenceOf(fault: unknown): string {
  if (fault instanceof SourceFault) return fault.message;
  throw fault;
}

function query({ make, model, year }: ModelYear): string {
  return String(new URLSearchParams({ make, model, modelYear: String(year) }));
}
